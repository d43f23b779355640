import type { Guide } from '../catalogue/guide.ts'
import { Tabs } from './tabs.tsx'

export const guide = {
  when: ['共用一块地方的几份不同内容：详情、评论、走势'],
  whenNot: [
    '同一份内容的看法：用 SegmentedControl',
    '有先后的步骤：用 Steps',
    '去别的页面：用 NavList 或 Link',
  ],
  do: [
    {
      text: '短名词，有数量就写出来。',
      example: (
        <Tabs
          label="商品"
          items={[
            { id: 'trend', label: '走势', content: '近 30 天' },
            { id: 'review', label: '评论', count: 128, content: '128 条' },
          ]}
        />
      ),
    },
    '选中的那一份写进网址。',
  ],
  dont: ['不把必须一起看的内容拆到两个标签页。', '不套两层标签页。'],
  keyboard: [
    ['Tab', '到选中的标签，再到内容'],
    ['← →', '切换'],
    ['Home / End', '第一个 / 最后一个'],
  ],
} satisfies Guide
