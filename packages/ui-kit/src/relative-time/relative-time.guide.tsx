import type { Guide } from '../catalogue/guide.ts'
import { RelativeTime } from './relative-time.tsx'

export const guide = {
  when: ['刚发生的事：更新于、最近上架、消息时间'],
  whenNot: [
    '还没到的时刻：用 Countdown',
    '要核对的日期（到期日、账期）：写 `2026-11-21`',
    '这一页的数据有多新：用 DataAge',
  ],
  do: [
    { text: '准确时间在提示里，自动随时间变。', example: <RelativeTime time={Date.now() - 5 * 60_000} /> },
    '按服务器的钟算（`syncServerClock`）。',
  ],
  dont: ['不写“3 个月前”：一天以上直接写日期。', '不用在表格的日期列：同一列要能上下比。'],
  keyboard: { none: '只是显示；读屏软件读到准确时间。' },
} satisfies Guide
