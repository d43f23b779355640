import type { CoverageRow, FinanceCoverage } from '../model/finance-coverage.ts'

export const SHOP = '0b6c2f53-7a41-4c1b-9f0e-5d1c2a9e7b11'
const AT = Date.parse('2026-11-02T10:00:00+08:00')
export const october = (from: number, to: number) => {
  const day = (n: number) => `2026-10-${String(n).padStart(2, '0')}`
  return { from: day(from), to: day(to) }
}

/** A bill of October, here on all days. */
export const coverageRow = (more: Partial<CoverageRow> = {}): CoverageRow => ({
  ...{ store: SHOP, book: '全球', bill: 'trade', name: '交易结算', basis: 'needed' },
  spans: [{ ...october(1, 31), state: 'here' }],
  ...{ missingDays: 0, booked: [], said: [], lastImportAt: AT },
  ...more,
})

/** Twelve days of it are missing. */
export const adsRow = (more: Partial<CoverageRow> = {}): CoverageRow =>
  coverageRow({
    ...{ bill: 'ads', name: '广告', basis: 'before' },
    spans: [
      { ...october(1, 19), state: 'here' },
      { ...october(20, 31), state: 'missing' },
    ],
    ...{ missingDays: 12, booked: [{ currency: 'CNY', minor: -812_040 }] },
    ...more,
  })

/** Most stores have it, this one has shown none. */
export const guessRow = (): CoverageRow =>
  coverageRow({
    ...{ bill: 'reship', name: '售后补寄', basis: 'guess', lastImportAt: null, missingDays: 31 },
    spans: [{ ...october(1, 31), state: 'missing' }],
  })

export const coverage = (
  rows: FinanceCoverage['rows'],
  more: Partial<FinanceCoverage> = {},
): FinanceCoverage => ({
  ...october(1, 31),
  stores: [{ id: SHOP, name: '晨光家居旗舰店', mallId: '634418210000012', mode: 'full', isDemo: false }],
  rows,
  ...more,
})
