import type { Guide } from '../catalogue/guide.ts'
import { Accordion } from './accordion.tsx'

export const guide = {
  when: ['一节一节、互不依赖的说明：常见问题、字段解释', '多数人只看其中一两节'],
  whenNot: [
    '几份并列的内容换着看：用 Tabs',
    '每个人都要读的内容：直接写出来，不要藏起来',
    '折叠的是筛选：用 FilterBar 的 `more`',
  ],
  do: [
    {
      text: '标题就是问题本身，不展开也知道里面有没有要找的。',
      example: (
        <Accordion
          items={[
            { id: 'a', title: '数据多久更新一次？', content: '榜单每天更新；超过 48 小时会有黄色标记。' },
          ]}
        />
      ),
    },
    '最常被问到的一节默认打开（`open`）。',
  ],
  dont: [
    {
      text: '标题不写“更多”“详情”，逼人一节节点开。',
      example: <Accordion items={[{ id: 'a', title: '更多', content: '榜单每天更新。' }]} />,
    },
    '不把折叠面板套在折叠面板里。',
  ],
  keyboard: [
    ['Tab', '到下一节的标题'],
    ['Enter / 空格', '展开或收起'],
    ['Ctrl + F', '页内搜索能找到收起的文字，并自动展开那一节'],
  ],
} satisfies Guide
