import type { Guide } from '../catalogue/guide.ts'
import { HeatGrid } from './heat-grid.tsx'

export const guide = {
  when: ['两个维度交叉处的多少：星期与小时、价格带与站点', '要一眼看出哪里多'],
  whenNot: ['要排序、要勾选：用 DataTable', '一个维度：用 BarChart', '两个连续的指标：用 Scatter'],
  do: [
    {
      text: '数字写在格里，缺失写 —。',
      example: (
        <HeatGrid
          label="各时段销量"
          columns={['上午', '下午']}
          rows={[
            { label: '周一', values: [120, 340] },
            { label: '周二', values: [null, 96] },
          ]}
        />
      ),
    },
    '行列都按自然顺序：星期、时间、价格由低到高。',
  ],
  dont: ['不只给颜色：色弱的人和打印出来都看不出。', '格子超过 24 列就先合并：四小时一格。'],
  keyboard: [
    ['Tab', '移到表格；读屏软件按行列读'],
    ['← →', '比屏幕宽时左右滚动'],
  ],
} satisfies Guide
