import { expect, test } from 'vitest'
import { readSheet } from './bill-sheet.fixture.ts'

const HEADING = ['销售订单', 'SKU ID', '数量', '交易类型', '金额', '币种', '账务时间']
const readAt = (time: string) =>
  readSheet('交易结算', [HEADING, ['SO-1', '130501234567890123', '2', '销售回款', '1', 'CNY', time]]).outcomes

test.each([
  ['2026-09-30T15:59:59Z', '2026-09-30T23:59:59+08:00'],
  ['2026-09-30T16:00:00Z', '2026-10-01T00:00:00+08:00'],
  ['2026-09-30 16:00:00 UTC', '2026-10-01T00:00:00+08:00'],
  ['2026-10-01T01:00:00+09:00', '2026-10-01T00:00:00+08:00'],
  ['2026-09-30 09:00:00-0700', '2026-10-01T00:00:00+08:00'],
  ['2000-01-01T00:00:00+08:00', '2000-01-01T00:00:00+08:00'],
  ['1999-12-31T16:00:00Z', '2000-01-01T00:00:00+08:00'],
  ['2099-12-31T15:59:59Z', '2099-12-31T23:59:59+08:00'],
])('%s is %s by the clock of Beijing', (written, time) => {
  expect(readAt(written)).toMatchObject([{ row: { time } }])
})

test.each([
  '1999-12-31T15:59:59Z',
  '2000-01-01T00:00:00+09:00',
  '2099-12-31T16:00:00Z',
  '9999-12-31T23:00-12:00',
])('%s is outside the years of books', (written) => {
  expect(readAt(written)).toMatchObject([
    { is: 'refused', faults: [{ reason: '账务时间不在 2000 年到 2099 年之间，请检查这一格' }] },
  ])
})

test.each(['2026-10-01 08:00:00+14:01', '2026-10-01 08:00:00+0860', '2026-10-01 08:00:00 PDT'])(
  '%s names a clock that there is not',
  (written) => {
    expect(readAt(written)).toMatchObject([{ is: 'refused', faults: [{ text: written }] }])
  },
)
