import type { FinanceBook, FinanceBooks } from '../model/finance-book.ts'

export const STORES: FinanceBooks['stores'] = [
  { id: '00000000-0000-4000-8000-000000000001', name: '拾光家居', mallId: '1', mode: 'full', isDemo: false },
  { id: '00000000-0000-4000-8000-000000000002', name: 'SG Home US', mallId: '2', mode: 'semi', isDemo: true },
]
export const [FULL, SEMI] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']

/** The drawn month of one store, made of round parts. */
export const book = (about: Partial<FinanceBook> = {}): FinanceBook => ({
  ...{ store: FULL, month: '2026-10', currency: 'CNY' },
  kinds: [
    { kind: 'sale', rows: 67, quantity: 4012, minor: 28_816_494 },
    { kind: 'reversal', rows: 10, quantity: 160, minor: -1_232_076 },
    { kind: 'subsidy', rows: 4, quantity: null, minor: 468_861 },
    { kind: 'consumer_refund', rows: 168, quantity: 200, minor: -1_155_940 },
    { kind: 'issue', rows: 9, quantity: 9, minor: -227_815 },
    { kind: 'reship', rows: 2, quantity: 2, minor: -48_436 },
    { kind: 'violation_stockout', rows: 9, quantity: null, minor: -171_250 },
  ],
  ledger: [
    { class: 'settlement', types: ['结算'], rows: 31, minor: 27_583_000 },
    { class: 'ads', types: ['支出'], rows: 31, minor: -2_468_962 },
    { class: 'storage', types: ['支出'], rows: 31, minor: -863_225 },
    { class: 'epr_goods', types: ['支出'], rows: 3, minor: -100_000 },
    { class: 'epr_pack', types: ['支出'], rows: 1, minor: -56_062 },
    { class: 'withdrawal', types: ['提现'], rows: 1, minor: -5_000_000 },
  ],
  ...{
    revenueNet: 27_584_418,
    subsidy: 468_861,
    refund: -1_055_940,
    refundTwice: { rows: 23, minor: -100_000 },
  },
  deductions: [
    { class: 'issue', minor: -227_815, source: 'detail' },
    { class: 'reship', minor: -48_436, source: 'detail' },
    { class: 'storage', minor: -863_225, source: 'ledger' },
    { class: 'epr_goods', minor: -100_000, source: 'ledger' },
    { class: 'epr_pack', minor: -56_062, source: 'ledger' },
    { class: 'ads', minor: -2_468_962, source: 'ledger' },
    { class: 'violation_stockout', minor: -171_250, source: 'detail' },
  ],
  ...{ platformNet: 23_061_589, unknown: null },
  reconciliation: [
    {
      class: 'settlement',
      detail: 27_583_000,
      ledger: 27_583_000,
      difference: 0,
      result: 'equal',
      accepted: null,
    },
    {
      class: 'issue',
      detail: -227_815,
      ledger: -231_655,
      difference: -3_840,
      result: 'different',
      accepted: null,
    },
    {
      class: 'ads',
      detail: null,
      ledger: -2_468_962,
      difference: null,
      result: 'ledger_only',
      accepted: null,
    },
  ],
  storeCosts: [],
  goods: {
    ...{ costFen: 14_130_648, missingSkus: 12, missingSales: 2_107_430, missingIncome: 1_984_672 },
    ...{ profitFen: 6_946_269, rate: null },
  },
  ...about,
})

/** Books of one full-managed store in CNY and one semi-managed in USD. */
export const usd = (about: Partial<FinanceBook> = {}): FinanceBook =>
  book({
    ...{ store: SEMI, currency: 'USD', kinds: [{ kind: 'sale', rows: 1, quantity: 1, minor: 10_000 }] },
    ...{ ledger: [], deductions: [], reconciliation: [], revenueNet: 10_000, platformNet: 10_000 },
    ...{ subsidy: 0, refund: 0, refundTwice: { rows: 0, minor: 0 } },
    goods: {
      ...{ costFen: 20_000, missingSkus: 0, missingSales: 0, missingIncome: 0, profitFen: 51_085 },
      rate: { day: '2026-10-31', rate: '7.1085' },
    },
    ...about,
  })

export const books = (list: readonly FinanceBook[]): FinanceBooks => ({
  stores: [...STORES],
  books: [...list],
  months: [...new Set(list.map(({ month }) => month))].sort(),
  returns: { rule: 'original-cost', text: '退回的货按可再售计，按所退销售当时的成本冲回' },
})
