import { converter, patternsOfRules, type ReturnRule } from '@haixuan/rules'
import { type BookProfit, bookProfit } from '../rules/book-profit.ts'
import { type Book, booksOf } from '../rules/books.ts'
import { monthNumber } from '../rules/month-text.ts'
import { type ReconciledClass, withAcceptances } from '../rules/reconciled-class.ts'
import { acceptancesOf } from './acceptances.ts'
import { classRules } from './class-rules.ts'
import type { BookScope, MonthRange, Reader } from './counted-rows.ts'
import { monthCosts } from './month-cost-rows.ts'
import { datedRates } from './read-costs.ts'
import { eventSums, ledgerSums, refundsTwice } from './report-sums.ts'
import { storeCosts } from './store-costs.ts'

/** A book with what its goods cost, what is earned, and which differences are accepted. */
export interface EarnedBook extends Book {
  goods: BookProfit
  reconciliation: readonly ReconciledClass[]
}

type Place = Pick<Book, 'storeId' | 'month' | 'currency'>

/** What tells a book from the others of an account. */
export const bookKey = ({ storeId, month, currency }: Place): string => `${storeId} ${month} ${currency}`

const NO_COST = { cost: 0, missingSkus: 0, missingSales: 0, missingIncome: 0 }

/** Books with their profit. Everybody who tells a profit reads it here: pages, previews and dry runs cannot differ. */
export async function readBooks(
  db: Reader,
  scope: BookScope,
  { rule, range }: { rule: ReturnRule; range?: MonthRange },
): Promise<EarnedBook[]> {
  // One after the other: a transaction has one connection.
  const events = await eventSums(db, scope, range)
  const ledger = await ledgerSums(db, scope, range)
  const twice = await refundsTwice(db, scope, range)
  const costs = await monthCosts(db, scope, rule, range)
  const convert = converter(await datedRates(db, scope.accountId))
  const accepted = await acceptancesOf(db, scope, range)
  const patterns = patternsOfRules(await classRules(db, scope.accountId))
  const costOf = new Map(costs.map((cost) => [bookKey(cost), cost]))
  const { rows: entered } = await storeCosts(db, scope, { ...(range && { range }) })
  const ofStores = entered.map((one) => ({ ...one, month: monthNumber(one.month) }))
  return booksOf({ events, ledger, twice, storeCosts: ofStores }, patterns).map((book) => {
    const { month, currency, economic } = book
    const facts = { month, currency, platformNet: economic.platformNet, storeCosts: book.storeCosts }
    const key = bookKey(book)
    const notes = accepted.filter((one) => bookKey(one) === key)
    return {
      ...book,
      goods: bookProfit(facts, costOf.get(key) ?? NO_COST, convert),
      reconciliation: withAcceptances(book.reconciliation, notes),
    }
  })
}
