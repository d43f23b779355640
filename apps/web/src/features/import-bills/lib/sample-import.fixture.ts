import type { FinanceImport } from '#entities/finance-import'

type File = FinanceImport['files'][number]
type Sheet = File['sheets'][number]
type Figures = NonNullable<FinanceImport['preview']>['months'][number]['after']

export const FULL_STORE = '0b6c2f53-7a41-4c1b-9f0e-5d1c2a9e7b11'
export const PET_STORE = '1b6c2f53-7a41-4c1b-9f0e-5d1c2a9e7b12'

/** A sheet as reading tells it. */
export const sheet = (change: Partial<Sheet> = {}): Sheet => ({
  ...{ no: 0, name: '交易结算', kind: 'full_trade', title: '全托管 交易结算', currency: 'CNY' },
  ...{ months: ['2026-10'], rows: 926, added: 926, duplicate: 0, refused: 0, equal: 0, totals: 0 },
  ...{ unknownColumns: [], problem: null },
  ...change,
})

export const file = (change: Partial<File> = {}): File => ({
  ...{ no: 0, name: '101-Temu全托管_10_全球.xlsx', store: FULL_STORE, book: '全球', period: null },
  ...{ question: null, equalRows: 'both', sheets: [sheet()] },
  ...change,
})

const NONE: Figures = {
  ...{ revenueNet: null, platformNet: null, costFen: null, missingIncome: null, profitFen: null },
  ...{ equal: 0, different: 0, oneSided: 0 },
}

/** Figures of a book; none of those that are not given. */
export const figures = (change: Partial<Figures> = {}): Figures => ({ ...NONE, ...change })

/** An import whose money is known: the sums of the drawn preview. */
export const sampleImport = (change: Partial<FinanceImport> = {}): FinanceImport => ({
  ...{ id: '2f6f7a30-4f7e-4f43-9df9-0f3dfb3f8a11', state: 'read', createdAt: 1_793_000_000_000 },
  ...{ committedAt: null, undoneAt: null, problem: null, rows: 1_710, added: 1_710, duplicate: 1_048 },
  refused: 0,
  files: [file()],
  preview: {
    sums: [
      { store: FULL_STORE, currency: 'CNY', kind: 'sale', rows: 879, minor: 7_531_864 },
      { store: FULL_STORE, currency: 'CNY', kind: 'reversal', rows: 47, minor: -310_621 },
      { store: PET_STORE, currency: 'USD', kind: 'sale', rows: 412, minor: 312_040 },
    ],
    ledgerRows: 86,
    months: [
      {
        ...{ store: FULL_STORE, month: '2026-10', currency: 'CNY' },
        before: figures({
          platformNet: 12_000_000,
          costFen: 6_000_000,
          missingIncome: 737_402,
          profitFen: 5_262_598,
        }),
        after: figures({
          ...{ platformNet: 18_000_132, costFen: 9_687_833, missingIncome: 1_366_030, profitFen: 6_946_269 },
          ...{ equal: 6, different: 1 },
        }),
      },
      {
        ...{ store: PET_STORE, month: '2026-10', currency: 'USD' },
        before: figures(),
        after: figures({ platformNet: 312_040, oneSided: 1 }),
      },
    ],
  },
  stores: [
    { id: FULL_STORE, name: '拾光家居旗舰店', mallId: '1', mode: 'full', isDemo: false },
    { id: PET_STORE, name: '拾光宠物生活', mallId: '2', mode: 'semi', isDemo: false },
  ],
  ...change,
})
