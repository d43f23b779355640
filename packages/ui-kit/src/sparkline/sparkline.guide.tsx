import type { Guide } from '../catalogue/guide.ts'
import { Sparkline } from './sparkline.tsx'

export const guide = {
  when: ['表格单元格、指标卡里的走势，只看形状'],
  whenNot: ['要读数：用 TimeSeriesChart', '没有时间先后：用 BarChart'],
  do: [
    {
      text: '每行同一段时间、同样宽，上下能比。',
      example: (
        <Sparkline label="近7天日销" points={[12, 18, 15, 22, 30, 26, 34].map((value) => ({ value }))} />
      ),
    },
    '缺失照传 `null`：虚线，不会当成 0。',
  ],
  dont: ['不加坐标轴和网格：要它们就换 TimeSeriesChart。', '不只给图：旁边写出当前的数。'],
  keyboard: { none: '只是显示；整条走势读成一句话：从多少到多少，最高多少。' },
} satisfies Guide
