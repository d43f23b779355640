import { expect, test } from 'vitest'
import type { FinanceBook } from '#entities/finance-book'
import { BILL_RATES } from './bill-rates.ts'
import { classMonths } from './class-months.ts'
import { everyDay } from './every-day.ts'

const book = (month: string, more: Partial<FinanceBook>): FinanceBook => ({
  ...{ store: 's', month, currency: 'CNY', ledger: [], kinds: [], revenueNet: 0, subsidy: 0, refund: 0 },
  ...{
    refundTwice: { rows: 0, minor: 0 },
    platformNet: 0,
    unknown: null,
    reconciliation: [],
    storeCosts: [],
    deductions: [],
  },
  goods: { costFen: 0, missingSkus: 0, missingSales: 0, missingIncome: 0, profitFen: 0, rate: null },
  ...more,
})
const kind = (name: FinanceBook['kinds'][number]['kind'], minor: number) => ({
  ...{ kind: name, rows: 1, quantity: null, minor },
})
const line = (name: FinanceBook['ledger'][number]['class'], minor: number) => ({
  ...{ class: name, rows: 1, minor, types: [] },
})

test('classes of months add up over stores; what has no line is not 0', () => {
  const books = [
    book('2026-10', { ledger: [line('storage', -300), line('epr_refund', 40), line('ads', -9)] }),
    book('2026-10', { store: 't', ledger: [line('storage', -100)] }),
    book('2026-09', { ledger: [line('storage', 0)] }),
    book('2026-08', { ledger: [line('ads', -5)] }),
  ]
  expect(classMonths(books, ['storage', 'epr_goods', 'epr_refund'])).toEqual([
    { month: '2026-09', parts: [{ id: 'storage', minor: 0 }], total: 0 },
    {
      month: '2026-10',
      parts: [
        { id: 'storage', minor: -400 },
        { id: 'epr_refund', minor: 40 },
      ],
      total: -360,
    },
  ])
  expect(classMonths([], ['storage'])).toEqual([])
})

test('shares of a month count each refund once, and have none without a sale', () => {
  const books = [
    // The bill says 120, of which 20 are a reversal too.
    book('2026-10', {
      refund: -100,
      kinds: [kind('sale', 900), kind('consumer_refund', -120), kind('reversal', -60)],
    }),
    book('2026-10', {
      store: 't',
      kinds: [kind('sale', 100), kind('subsidy', 50), kind('subsidy_adjustment', -10), kind('issue', -30)],
    }),
  ]
  const shares = (name: keyof typeof BILL_RATES, of = books) => BILL_RATES[name](of).map(({ share }) => share)
  expect([shares('refunds'), shares('subsidies'), shares('issues')]).toEqual([[0.1], [40 / 160], [0.03]])
  expect([shares('refunds', []), shares('subsidies', []), shares('issues', [])]).toEqual([
    [null],
    [null],
    [null],
  ])
})

test('days without a line are in a course, and have no amount; a day that adds up to 0 has', () => {
  const day = (name: string, minor: number) => ({ day: name, rows: 1, minor })
  expect(everyDay([day('2026-10-30', -5), day('2026-11-01', 0)])).toEqual([
    { day: '2026-10-30', minor: -5 },
    { day: '2026-10-31', minor: null },
    { day: '2026-11-01', minor: 0 },
  ])
  expect(everyDay([day('2026-10-30', 7)])).toEqual([{ day: '2026-10-30', minor: 7 }])
  expect(everyDay([])).toEqual([])
})
