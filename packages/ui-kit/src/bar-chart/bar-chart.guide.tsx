import type { Guide } from '../catalogue/guide.ts'
import { BarChart } from './bar-chart.tsx'

export const guide = {
  when: ['比较十来个类别的大小', '类别名字较长，横着才写得下'],
  whenNot: [
    '各占多少比例：用 Donut',
    '随时间变化：用 TimeSeriesChart',
    '一步步加减出结果：用 Waterfall',
    '几十个以上：用 DataTable 排序',
  ],
  do: [
    {
      text: '从大到小排，最多十来条，数字写在条后。',
      example: (
        <BarChart
          label="各站点日销"
          bars={[
            { id: 'us', label: '美国', value: 12480 },
            { id: 'de', label: '德国', value: 6120 },
            { id: 'jp', label: '日本', value: null },
          ]}
        />
      ),
    },
    '缺失传 `null`，显示 —，不画成 0。',
  ],
  dont: ['不截断起点：条形从 0 开始，长短才可比。', '不给每条一种颜色：颜色没有意思就不用。'],
  keyboard: [
    ['Tab', '到下一条（传了 `onBarPress` 时）'],
    ['Enter / 空格', '查看这一类'],
  ],
} satisfies Guide
