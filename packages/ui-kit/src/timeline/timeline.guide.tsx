import type { Guide } from '../catalogue/guide.ts'
import { Timeline } from './timeline.tsx'

export const guide = {
  when: ['一件东西身上发生过什么：上架、改价、断货'],
  whenNot: ['还没走完的流程：用 Steps', '连续的数：用 TimeSeriesChart', '要筛选、要导出的记录：用 DataTable'],
  do: [
    {
      text: '最新的在最上面，每件一句话，带前后的值。',
      example: (
        <Timeline
          label="商品动态"
          events={[
            { id: '2', time: Date.UTC(2026, 4, 21, 3), title: '降价 $12.99 → $10.99', tone: 'down' },
            { id: '1', time: Date.UTC(2026, 2, 18, 3), title: '上架' },
          ]}
        />
      ),
    },
  ],
  dont: ['不写“状态变更”：说从什么变成什么。', '不把一天里的几十次小变动都列出来：合成一条。'],
  keyboard: { none: '只是显示，是一个有序列表；里面的链接按 Tab 到达。' },
} satisfies Guide
