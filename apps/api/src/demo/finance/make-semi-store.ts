import { Random } from '../goods/random.ts'
import type { BookMonth, MadeStore } from './fact.ts'
import { MONTHS, skusOf } from './make-full-store.ts'
import { type Generation, makeSemiMonth } from './make-semi-month.ts'
import type { DatedRate } from './own-files.ts'
import { Numbers } from './store-numbers.ts'

export const generationOf = (month: string): Generation => (month < '2026-09' ? '2025' : '2026')

const BOOKS = [
  { book: '美区', currency: 'USD', rates: [71_790, 71_655, 71_420, 71_285] },
  { book: '欧区', currency: 'EUR', rates: [82_540, 82_910, 83_305, 83_060] },
] as const

/** Rates of the first and the last day of each month: the same, so that a month has one. */
export const RATES: readonly DatedRate[] = BOOKS.flatMap(({ currency, rates }) =>
  MONTHS.flatMap((month, n) =>
    ['01', n === 1 ? '31' : '30'].map((day) => ({
      day: `${month}-${day}`,
      currency,
      rate: rates[n] ?? 0,
    })),
  ),
)

export const rateOf = (month: string, currency: string): number =>
  currency === 'CNY'
    ? 10_000
    : (RATES.find((one) => one.currency === currency && one.day.startsWith(month))?.rate ?? 0)

/** A semi-managed store with two books over four months; prices of its products are in the currency of each book. */
export function makeSemiStore(name: string, number: number, sales: number): MadeStore {
  const random = new Random(7000 + number)
  const numbers = new Numbers(number)
  const skus = skusOf(number, random).map((one) => ({ ...one, price: Math.floor(one.price / 4) - 1 }))
  const months = MONTHS.flatMap((month): BookMonth[] =>
    BOOKS.map(({ book, currency }) => {
      const generation = generationOf(month)
      return makeSemiMonth(random, numbers, skus, { month, book, currency, generation, sales })
    }),
  )
  const costs = ['2026-07-01', '2026-09-01'].flatMap((from, n) =>
    skus.slice(0, -1).map(({ code, price }) => ({
      ...{ code, from },
      parts: [Math.floor(price * (2.4 - n * 0.2)), 120, 60, 20] as const,
    })),
  )
  return { name, mode: 'semi', books: BOOKS.map(({ book }) => book), months, costs }
}
