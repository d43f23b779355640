import { expect, test } from 'vitest'
import type { FinanceBook } from '#entities/finance-book'
import { monthsBefore, timeMatrix } from './time-matrix.ts'

const book = (month: string, more: Partial<FinanceBook> = {}): FinanceBook => ({
  ...{ store: 's', month, currency: 'CNY', ledger: [], revenueNet: 900, subsidy: 0, refund: -90 },
  ...{ refundTwice: { rows: 0, minor: 0 }, platformNet: 700, unknown: null, reconciliation: [] },
  kinds: [
    { kind: 'sale', rows: 1, quantity: 10, minor: 1000 },
    { kind: 'reversal', rows: 1, quantity: 1, minor: -100 },
  ],
  deductions: [
    { class: 'storage', minor: -50, source: 'ledger' },
    { class: 'violation_delay', minor: -20, source: 'detail' },
    { class: 'label_ship', minor: -40, source: 'detail' },
  ],
  storeCosts: [],
  goods: { costFen: 300, missingSkus: 0, missingSales: 0, missingIncome: 0, profitFen: 400, rate: null },
  ...more,
})
const of = (books: FinanceBook[], id: string) => {
  const row = timeMatrix(books, ['2026-09', '2026-10']).find((one) => one.id === id)
  return [row?.values, row?.total]
}

test('months and their sum; what no file says is not 0', () => {
  const books = [book('2026-09'), book('2026-10', { kinds: [], deductions: [], refund: 0 })]
  expect(of(books, 'sold')).toEqual([[10, null], 10])
  expect(of(books, 'storage')).toEqual([[-50, null], -50])
  expect(of(books, 'refund')).toEqual([[-90, null], -90])
  expect(of(books, 'revenue')).toEqual([[900, 900], 1800])
  expect(of(books, 'cost')).toEqual([[-300, -300], -600])
  expect(of(books, 'storeCosts')).toEqual([[null, null], null])
  const rent = book('2026-10', {
    storeCosts: [
      { kind: '房租', minor: 30 },
      { kind: '人工', minor: 12 },
    ],
  })
  expect(of([book('2026-09'), rent], 'storeCosts')).toEqual([[null, -42], -42])
  expect(of(books, 'other')).toEqual([[-40, null], -40])
})

test('a share of all months is that of their sums, not the middle of their shares', () => {
  const large = book('2026-10', { kinds: [{ kind: 'sale', rows: 1, quantity: 1, minor: 9000 }], refund: -90 })
  expect(of([book('2026-09'), large], 'refundRate')).toEqual([[0.09, 0.01], 180 / 10_000])
  expect(of([book('2026-09', { kinds: [] })], 'refundRate')).toEqual([[null, null], null])
})

test('a month is compared with the month before it, never with the one before a gap', () => {
  expect(monthsBefore(['2025-12', '2026-01', '2026-03'])).toEqual([-1, 0, -1])
  expect(monthsBefore([])).toEqual([])
})
