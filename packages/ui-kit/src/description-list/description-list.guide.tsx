import type { Guide } from '../catalogue/guide.ts'
import { DescriptionList } from './description-list.tsx'

export const guide = {
  when: ['一件东西的属性：商品详情、账户资料', '名称短、值各不相同'],
  whenNot: ['同类的很多件：用 DataTable', '最重要的几个数：用 StatisticCard', '要修改：用 Form'],
  do: [
    {
      text: '按用户关心的先后排；缺失写 —。',
      example: (
        <DescriptionList
          columns={2}
          items={[
            { term: '上架日期', value: '2026-03-18' },
            { term: '评分', value: null },
          ]}
        />
      ),
    },
    '长的值用 `isWide` 独占一行。',
  ],
  dont: [
    {
      text: '不把没有的项藏起来：用户分不清是没有还是没写。',
      example: <DescriptionList items={[{ term: '上架日期', value: '2026-03-18' }]} />,
    },
    '名称后面不加冒号：版式已经分开了。',
  ],
  keyboard: { none: '只是显示；值里的链接和按钮按 Tab 到达。' },
} satisfies Guide
