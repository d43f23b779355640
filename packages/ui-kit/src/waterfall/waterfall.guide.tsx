import type { Guide } from '../catalogue/guide.ts'

export const guide = {
  when: ['一个结果怎么一步步得来：收入减各项成本得利润'],
  whenNot: ['各占多少比例：用 Donut', '没有先后的比较：用 BarChart', '随时间变化：用 TimeSeriesChart'],
  do: [
    '从起点到合计按计算的顺序排。',
    '数字写在柱上，带正负号。',
    '小的几项合成“其他费用”，最多十柱。',
    '平台扣费用 `tone: cost`，补贴用 `tone: gain`：不是变差变好，不用红绿；没有数据、未计入的一段用 `tone: missing`。',
  ],
  dont: ['不把合计放中间而不标：合计用主色并写“小计”。', '不混币种：先折算。'],
  keyboard: [
    ['Tab', '到下一个可以点开的一步，没有去处的不停留'],
    ['Enter', '打开这一步的来源'],
  ],
} satisfies Guide
