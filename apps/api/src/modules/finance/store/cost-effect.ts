import type { ReturnRule } from '@haixuan/rules'
import type { Transaction } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { BookScope } from './counted-rows.ts'
import { holdBooks } from './hold-books.ts'
import { bookKey, type EarnedBook, readBooks } from './read-books.ts'

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

interface Changed<Result> {
  result: Result
  effect: CostEffect[]
}

/**
 * Makes a change of costs and says which books it changes. A dry run makes it too and takes it back, so that it says
 * exactly what the change will do. The books are held from the beginning: no commit comes between what is judged, what is
 * told and what is kept.
 * @param mayKeep takes a change back that is no dry run, by what it throws
 */
export async function costEffect<Result>(
  db: Database,
  { scope, rule, isDryRun }: { scope: BookScope; rule: ReturnRule; isDryRun: boolean },
  change: (trx: Transaction<Tables>) => Promise<Result>,
  mayKeep: (changed: Changed<Result>) => void = () => {},
): Promise<Changed<Result>> {
  let done: Changed<Result> | undefined
  try {
    await db.transaction(async (trx) => {
      await holdBooks(trx, scope.accountId)
      const before = await readBooks({ kysely: trx }, scope, { rule })
      const result = await change(trx)
      done = { result, effect: changedBooks(before, await readBooks({ kysely: trx }, scope, { rule })) }
      if (isDryRun) throw new DryRun()
      mayKeep(done)
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  if (!done) throw new Error('A transaction that ends without an error has its result.')
  return done
}

const figures = ({ goods: { cost, profit, missingSkus } }: EarnedBook): GoodsFigures => ({
  cost,
  profit,
  missingSkus,
})

/** Of a book that is not there: a cost of a store alone may make one. */
const NO_BOOK: GoodsFigures = { cost: 0, profit: 0, missingSkus: 0 }

function changedBooks(before: readonly EarnedBook[], after: readonly EarnedBook[]): CostEffect[] {
  const was = new Map(before.map((book) => [bookKey(book), figures(book)]))
  const is = new Map(after.map((book) => [bookKey(book), figures(book)]))
  const all = new Map([...before, ...after].map((book) => [bookKey(book), book]))
  return [...all].flatMap(([key, { storeId, month, currency }]) => {
    const [own, next] = [was.get(key) ?? NO_BOOK, is.get(key) ?? NO_BOOK]
    const isSame =
      own.cost === next.cost && own.profit === next.profit && own.missingSkus === next.missingSkus
    return isSame ? [] : [{ storeId, month, currency, before: own, after: next }]
  })
}
