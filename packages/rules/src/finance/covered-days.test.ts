import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber } from '../date/calendar-day.ts'
import { billOfSheet, billsOfNotice } from './covered-bills.ts'
import {
  type CoverSpan,
  coveredMonth,
  coverOfFile,
  dayRuns,
  monthSpan,
  type SheetDays,
  without,
} from './covered-days.ts'

const day = (text: string) => dayNumber(`2026-${text}`) as number
const LATER = day('12-31')
const sheet = (kind: string, ...days: string[]): SheetDays => ({
  ...{ kind, days: days.map(day), months: [], isBroken: false },
})
const of = (spans: readonly CoverSpan[], bill: string) =>
  spans.filter((span) => span.bill === bill).map(({ from, to, source }) => [from, to, source])
const file = (sheets: readonly SheetDays[], chosen: string | null = null, most = LATER) =>
  coverOfFile(sheets, { chosen: chosen === null ? null : day(chosen), most })
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `10-${String(from + n).padStart(2, '0')}`)

test('a bill with rows on each day ends with its last row', () => {
  expect(coveredMonth(range(1, 19).map(day), LATER)).toEqual({ from: day('10-01'), to: day('10-19') })
  expect(coveredMonth(range(3, 31).map(day), LATER)).toEqual({ from: day('10-03'), to: day('10-31') })
})

test.each([
  // One row says nothing of how frequent the bill is.
  [['10-15'], '10-01', '10-31'],
  // Two days of six: twenty-two before them without a row are one chance in thirty.
  [['10-23', '10-28'], '10-01', '10-31'],
  [['10-05', '10-12', '10-20'], '10-01', '10-31'],
  // Days that follow each other are a bill of each day: thirteen days before are one chance in two hundred.
  [['10-14', '10-15'], '10-14', '10-15'],
  // A week of it ends with its last day.
  [range(8, 14), '10-08', '10-14'],
  // One day at the end of a month may be quiet, two may not.
  [range(1, 30), '10-01', '10-31'],
  [range(1, 29), '10-01', '10-29'],
  [range(2, 31), '10-01', '10-31'],
  [range(3, 31), '10-03', '10-31'],
  [['10-01', '10-31'], '10-01', '10-31'],
])('%j covers %s to %s', (days, from, to) => {
  expect(coveredMonth(days.map(day), LATER)).toEqual({ from: day(from), to: day(to) })
})

test('the more days have a row, the fewer are covered beside them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 0, max: 9 }), (length, left) => {
      const all = Array.from({ length }, (_, n) => day('10-06') + n)
      const some = all.filter((_, n) => n === 0 || n === length - 1 || n % 10 > left)
      const [dense, sparse] = [coveredMonth(all, LATER), coveredMonth(some, LATER)]
      expect(dense?.from).toBeGreaterThanOrEqual(sparse?.from ?? Number.NaN)
      expect(dense?.to).toBeLessThanOrEqual(sparse?.to ?? Number.NaN)
    }),
  )
})

test('no day without a row is covered that was not over when the file was read', () => {
  const days = ['10-01', '10-10', '10-22']
  expect(coveredMonth(days.map(day), day('10-25'))).toEqual({ from: day('10-01'), to: day('10-25') })
  expect(coveredMonth(days.map(day), day('10-20'))).toEqual({ from: day('10-01'), to: day('10-22') })
  expect(coveredMonth(days.map(day), LATER, true)).toEqual({ from: day('10-01'), to: day('10-22') })
  expect(coveredMonth([], LATER)).toBeNull()
})

test('sheets of a workbook cover the same days; one that is left out has no rows', () => {
  const spans = file([sheet('full_trade', ...range(1, 31)), sheet('full_refund', '10-07')])
  expect(of(spans, 'trade')).toEqual([[day('10-01'), day('10-31'), 'rows']])
  expect(of(spans, 'refund')).toEqual([
    [day('10-07'), day('10-07'), 'rows'],
    [day('10-01'), day('10-06'), 'quiet'],
    [day('10-08'), day('10-31'), 'quiet'],
  ])
  expect(of(spans, 'subsidy')).toEqual([[day('10-01'), day('10-31'), 'quiet']])
  // Some accounts may not export it.
  expect(of(spans, 'issue')).toEqual([])
  expect(of(spans, 'ledger')).toEqual([])
})

test('a sheet alone says nothing of the others', () => {
  const spans = file([sheet('full_trade', ...range(1, 31))])
  expect(new Set(spans.map(({ bill }) => bill))).toEqual(new Set(['trade']))
})

test('sheets of 2025 are one settlement', () => {
  const spans = file([sheet('semi_2025_sale', ...range(1, 20)), sheet('semi_2025_refund', ...range(18, 31))])
  expect(of(spans, 'settle')).toEqual([[day('10-01'), day('10-31'), 'rows']])
})

test('rows without a time cover the month that was chosen; a heading alone does so too', () => {
  const timeless = { ...sheet('full_reship'), months: [day('10-01')] }
  expect(of(file([timeless]), 'reship')).toEqual([[day('10-01'), day('10-31'), 'period']])
  expect(of(file([timeless], null, day('10-19')), 'reship')).toEqual([[day('10-01'), day('10-19'), 'period']])
  expect(of(file([sheet('full_issue')], '10-01'), 'issue')).toEqual([[day('10-01'), day('10-31'), 'quiet']])
  expect(file([sheet('full_issue')])).toEqual([])
  expect(file([{ ...sheet('full_issue'), isBroken: true }], '10-01')).toEqual([])
  expect(of(file([sheet('full_issue'), timeless]), 'issue')).toEqual([[day('10-01'), day('10-31'), 'quiet']])
  // A month that was chosen says which month a file is of, not that it is whole.
  expect(of(file([sheet('full_trade', ...range(1, 19))], '10-01'), 'trade')).toEqual([
    [day('10-01'), day('10-19'), 'rows'],
  ])
})

test('a notice is about the bill that its file is called after, else about the settlement', () => {
  expect(billsOfNotice('FundDetail-1.xlsx', 'semi')).toEqual(['settle', 'violation', 'fund_other'])
  expect(billsOfNotice('x.xlsx', 'semi')).toEqual(['settle', 'violation', 'fund_other'])
  expect(billsOfNotice('x.xlsx', 'full')).toEqual(['trade', 'refund', 'subsidy'])
  expect(billsOfNotice('a/分仓揽收调拨费用 10.xlsx', 'full')).toEqual(['transfer'])
  expect(billsOfNotice('待处理.xlsx', 'full')).toEqual([])
})

test('sheets whose days are not watched', () => {
  expect(['semi_po', 'order_export', 'full_pending', 'unknown'].map(billOfSheet)).toEqual([
    ...[null, null, null, null],
  ])
  expect(file([sheet('semi_po', '10-01')])).toEqual([])
})

const someDay = fc.integer({ min: day('09-01'), max: day('11-30') })
const someSheets = fc.array(
  fc.record({
    kind: fc.constantFrom('full_trade', 'full_refund', 'full_issue', 'full_reship', 'ads_shop', 'ledger'),
    days: fc.array(someDay, { maxLength: 12 }),
    months: fc.constantFrom([], [day('09-01')], [day('10-01')]),
    isBroken: fc.boolean(),
  }),
  { maxLength: 5 },
)

test('every row is covered as one, no day twice, and no quiet end behind the day of reading', () => {
  fc.assert(
    fc.property(someSheets, someDay, (sheets, most) => {
      const spans = coverOfFile(sheets, { chosen: null, most })
      for (const own of sheets) {
        const bill = billOfSheet(own.kind)
        const rows = spans.filter((span) => span.bill === bill && span.source === 'rows')
        for (const one of own.days) expect(rows.some(({ from, to }) => from <= one && one <= to)).toBe(true)
      }
      for (const bill of new Set(spans.map((span) => span.bill))) {
        const days = spans
          .filter((span) => span.bill === bill)
          .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, n) => from + n))
        expect(new Set(days).size).toBe(days.length)
      }
      const last = Math.max(most, ...sheets.flatMap(({ days }) => days))
      for (const { to } of spans) expect(to).toBeLessThanOrEqual(last)
    }),
  )
})

test('the order of sheets changes nothing', () => {
  const sorted = (spans: readonly CoverSpan[]) => spans.map((span) => JSON.stringify(span)).sort()
  fc.assert(
    fc.property(someSheets, (sheets) => {
      const wish = { chosen: null, most: LATER }
      const same = sorted(coverOfFile(sheets, wish)).map((one) => JSON.parse(one) as CoverSpan)
      const other = sorted(coverOfFile([...sheets].reverse(), wish)).map(
        (one) => JSON.parse(one) as CoverSpan,
      )
      expect(other).toEqual(same)
    }),
  )
})

test('runs and their days are the same; taking spans away leaves exactly the other days', () => {
  const some = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 20 })
  const days = (spans: readonly { from: number; to: number }[]) =>
    spans.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, n) => from + n))
  fc.assert(
    fc.property(some, some, (one, other) => {
      expect(days(dayRuns(one))).toEqual([...new Set(one)].sort((a, b) => a - b))
      const left = days(without(dayRuns(one), dayRuns(other)))
      expect(left).toEqual([...new Set(one)].filter((n) => !other.includes(n)).sort((a, b) => a - b))
    }),
  )
})

test('months end where the calendar says', () => {
  const leap = dayNumber('2028-02-10') as number
  expect(monthSpan(leap)).toEqual({ from: dayNumber('2028-02-01'), to: dayNumber('2028-02-29') })
  expect(monthSpan(day('12-31'))).toEqual({ from: day('12-01'), to: day('12-31') })
})
