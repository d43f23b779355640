import type { Guide } from '../catalogue/guide.ts'
import { Donut } from './donut.tsx'

export const guide = {
  when: ['整体由哪几部分组成，三到七块', '各部分加起来正好是整体'],
  whenNot: [
    '比较大小：用 BarChart，长短比角度好认',
    '随时间变化：用 TimeSeriesChart',
    '有负数：用 Waterfall',
  ],
  do: [
    {
      text: '数字写在旁边，中间写总数。',
      example: (
        <Donut
          label="托管方式"
          center="12,480"
          slices={[
            { id: 'full', label: '全托', value: 8200 },
            { id: 'semi', label: '半托', value: 4280 },
          ]}
        />
      ),
    },
    '小块合为“其他”，七块以上会自动合并。',
  ],
  dont: ['不用来展示可以多选、加起来超过整体的占比。', '不靠颜色认块：名字和数字总在旁边。'],
  keyboard: { none: '只是显示；读屏软件按顺序读出每一块的名字、数值和占比。' },
} satisfies Guide
