import type { Guide } from '../catalogue/guide.ts'

export const guide = {
  when: ['很多东西的两个指标放在一起看，分出四类', '用圆的面积再表示第三个指标'],
  whenNot: ['随时间变化：用 TimeSeriesChart', '一个指标：用 BarChart', '要逐个核对：用 DataTable'],
  do: [
    '两条分界（`split`）用中位数或行业平均，并写明。',
    '四个象限各起一个说得出下一步的名字：“高销低价，跟”。',
    '轴名带单位。',
    '离分界越远刻度越密：大小差几个数量级的东西也不挤在一角。图旁写明，要比多少看表。',
  ],
  dont: [
    '点少于十个就不用：一张表更清楚。',
    '不只靠悬停和图上的名字认点：挤在一起的点没有名字，旁边给列表，或让点能打开详情。',
  ],
  keyboard: [
    ['Tab', '进入图中的点'],
    ['← →', '从左到右逐点读数'],
    ['Enter', '打开这个点'],
  ],
} satisfies Guide
