import { judgeRateChange, RATE_CELLS, type RateCell, type RateCells, type RateKey } from '@haixuan/rules'
import { type FinanceBook, lastDay } from '#entities/finance-book'
import type { OwnFormat } from './own-format.ts'

/** What the cells of a rate name: a stored one has them as they are kept. */
export const rateKey = ({ currency, day }: RateCells): RateKey => ({ currency, day })

export const RATE_FORMAT: OwnFormat<RateCell> = {
  name: '汇率',
  cells: RATE_CELLS,
  key: ['day', 'currency'],
  headings: {
    day: { heading: '日期', width: 120 },
    currency: { heading: '币种', width: 80 },
    rate: { heading: '汇率', unit: '1 单位合人民币元', width: 160 },
    source: { heading: '来源', width: 220 },
  },
  amounts: new Set(['rate']),
  empty: { day: '', currency: '', rate: '', source: '' },
  blankText: { source: '手填' },
  faultsOf: ({ rows, remove }) =>
    judgeRateChange({ rows, remove: remove.map(rateKey) }, [], []).rows.map(({ faults }) => faults),
}

/** Rates without which books have no profit, the latest month first: cells to fill in. */
export function missingRates(books: readonly FinanceBook[]): RateCells[] {
  const unrated = books.filter(({ currency, goods }) => currency !== 'CNY' && goods.profitFen === null)
  const wanted = new Map(
    unrated.map(({ month, currency }) => {
      const day = `${month.slice(0, 4)}-${lastDay(month)}`
      return [`${day} ${currency}`, { ...RATE_FORMAT.empty, day, currency }] as const
    }),
  )
  return [...wanted.values()].sort((a, b) => (a.day > b.day ? -1 : a.day < b.day ? 1 : 0))
}
