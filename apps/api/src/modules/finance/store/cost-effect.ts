import { converter, type ReturnRule } from '@haixuan/rules'
import type { Transaction } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { bookProfit } from '../rules/book-profit.ts'
import { type Book, booksOf } from '../rules/books.ts'
import type { BookScope } from './counted-rows.ts'
import { monthCosts, type StoredMonthCost } from './month-cost-rows.ts'
import { datedRates } from './read-costs.ts'
import { eventSums, ledgerSums, refundsTwice } from './report-sums.ts'

/** What goods of one book cost and what is earned, fen of CNY. */
export interface GoodsFigures {
  cost: number
  /** Null without a rate of the book's currency. */
  profit: number | null
  missingSkus: number
}

/** A book whose figures a change of costs changes. */
export interface CostEffect {
  storeId: string
  /** yyyymm. */
  month: number
  currency: string
  before: GoodsFigures
  after: GoodsFigures
}

/** Thrown to take back what a dry run wrote. */
class DryRun extends Error {}

const NO_COST = { cost: 0, missingSkus: 0, missingSales: 0, missingIncome: 0 }
type Place = Pick<StoredMonthCost, 'storeId' | 'month' | 'currency'>
const keyOf = ({ storeId, month, currency }: Place) => `${storeId} ${month} ${currency}`

/**
 * Makes a change of costs and says which books it changes. A dry run makes it too and takes it back, so that it says
 * exactly what the change will do.
 */
export async function costEffect<Result>(
  db: Database,
  { scope, rule, isDryRun }: { scope: BookScope; rule: ReturnRule; isDryRun: boolean },
  change: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<{ result: Result; effect: CostEffect[] }> {
  let done: { result: Result; effect: CostEffect[] } | undefined
  try {
    await db.transaction(async (trx) => {
      const reader = { kysely: trx }
      const before = await monthCosts(reader, scope, rule)
      const result = await change(trx)
      const after = await monthCosts(reader, scope, rule)
      const books = booksOf({
        events: await eventSums(reader, scope),
        ledger: await ledgerSums(reader, scope),
        twice: await refundsTwice(reader, scope),
      })
      const convert = converter(await datedRates(reader, scope.accountId))
      done = { result, effect: changedBooks(books, { before, after }, convert) }
      if (isDryRun) throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  if (!done) throw new Error('A transaction that ends without an error has its result.')
  return done
}

function changedBooks(
  books: readonly Book[],
  { before, after }: { before: readonly StoredMonthCost[]; after: readonly StoredMonthCost[] },
  convert: ReturnType<typeof converter>,
): CostEffect[] {
  const [was, is] = [before, after].map((costs) => new Map(costs.map((cost) => [keyOf(cost), cost])))
  return books.flatMap((book) => {
    const { storeId, month, currency, economic } = book
    const figures = (of: typeof was): GoodsFigures => {
      const facts = { month, currency, platformNet: economic.platformNet }
      const { cost, profit, missingSkus } = bookProfit(facts, of?.get(keyOf(book)) ?? NO_COST, convert)
      return { cost, profit, missingSkus }
    }
    const [own, next] = [figures(was), figures(is)]
    const isSame =
      own.cost === next.cost && own.profit === next.profit && own.missingSkus === next.missingSkus
    return isSame ? [] : [{ storeId, month, currency, before: own, after: next }]
  })
}
