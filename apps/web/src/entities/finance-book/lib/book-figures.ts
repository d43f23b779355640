import { currencyDigits } from '@haixuan/ui-kit'
import type { FinanceBook } from '../model/finance-book.ts'

/** Figures of books of one currency; amounts in its smallest unit unless they are fen of CNY. */
export interface BookFigures {
  sales: number
  platformNet: number
  missingSkus: number
  missingSales: number
  missingIncome: number
  /** What the stores cost beside their bills; a positive number. */
  storeCosts: number
  costFen: number
  /** Null: a book has no rate of its currency. */
  profitFen: number | null
  /** Share of the sales whose cost is known; null without sales. */
  coverage: number | null
  /** Profit in the sales whose cost is known; null where one of them is not known, or without such sales. */
  margin: number | null
  /** Rates that were used, the last of each day; none for CNY. */
  rates: readonly { day: string; rate: string }[]
}

type NumberKey = 'revenueNet' | 'platformNet'
type GoodsKey = 'missingSkus' | 'missingSales' | 'missingIncome' | 'costFen'

export function bookFigures(books: readonly FinanceBook[]): BookFigures {
  const sum = (key: NumberKey) => books.reduce((all, book) => all + book[key], 0)
  const goods = (key: GoodsKey) => books.reduce((all, book) => all + book.goods[key], 0)
  const [sales, missingSales] = [sum('revenueNet'), goods('missingSales')]
  const profitFen = books.reduce<number | null>(
    (all, book) => (all === null || book.goods.profitFen === null ? null : all + book.goods.profitFen),
    0,
  )
  const coveredFen = books.reduce((all, book) => all + coveredSalesFen(book), 0)
  const rates = new Map(books.flatMap(({ goods: { rate } }) => (rate ? [[rate.day, rate] as const] : [])))
  return {
    ...{ sales, missingSales, profitFen, platformNet: sum('platformNet'), costFen: goods('costFen') },
    ...{ missingSkus: goods('missingSkus'), missingIncome: goods('missingIncome') },
    storeCosts: books.reduce((all, book) => all + storeCostsOf(book), 0),
    coverage: sales > 0 ? Math.max(0, sales - missingSales) / sales : null,
    margin: profitFen !== null && coveredFen > 0 ? profitFen / coveredFen : null,
    rates: [...rates.values()].sort((a, b) => (a.day < b.day ? -1 : 1)),
  }
}

/** What the store of a book costs beside its bills. */
export const storeCostsOf = ({ storeCosts }: FinanceBook): number =>
  storeCosts.reduce((all, { minor }) => all + minor, 0)

/** For a share alone: a rate has more decimals than fen. */
function coveredSalesFen({ revenueNet, currency, goods }: FinanceBook): number {
  const minor = revenueNet - goods.missingSales
  if (currency === 'CNY') return minor
  return goods.rate === null ? 0 : (minor / 10 ** currencyDigits(currency)) * Number(goods.rate.rate) * 100
}
