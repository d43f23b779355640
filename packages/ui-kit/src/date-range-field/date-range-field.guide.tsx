import type { Guide } from '../catalogue/guide.ts'

export const guide = {
  when: ['筛选或统计一段日期：近7天、近30天、本月、上月、自选'],
  whenNot: ['一天：用 DateField', '日榜、周榜、月榜这种固定周期：用 SegmentedControl'],
  do: [
    '`today` 用服务器的日期，不用用户电脑的。',
    '最早有数据的那天传 `earliest`，没有数据的日子选不了。',
    '天数有上限时传 `maxDays`，超过会说清上限是多少，而不是默默截断。',
  ],
  dont: ['不把“近30天”写成“最近一个月”：天数要说死。', '不默认“全部”：第一次打开给最常看的一段。'],
  keyboard: [
    ['Enter / 空格', '打开；在日历里选定一天'],
    ['Tab', '在预设和日历之间移动'],
    ['← → ↑ ↓', '在日历里移动'],
    ['PageUp / PageDown', '上一月、下一月'],
    ['Esc', '关闭，不改变'],
  ],
} satisfies Guide
