import type { components } from '@haixuan/api-sdk/schema'
import { converter, RETURN_RULE_TEXT, type ReturnRule } from '@haixuan/rules'
import type { Database } from '#platform/database/database.ts'
import type { Handler } from '#platform/http/handler.ts'
import { bookProfit } from '../rules/book-profit.ts'
import { type Book, booksOf } from '../rules/books.ts'
import { monthText } from '../rules/month-text.ts'
import type { BookScope, MonthRange } from '../store/counted-rows.ts'
import { monthCosts } from '../store/month-cost-rows.ts'
import { datedRates } from '../store/read-costs.ts'
import { eventSums, ledgerSums, monthsWithBooks, refundsTwice } from '../store/report-sums.ts'
import { financeScope, monthRange, storeView } from './finance-scope.ts'

type BookView = components['schemas']['FinanceBook']

export const getFinanceBooks: Handler<'getFinanceBooks'> = async ({ query }, context) => {
  const { scopes, stores } = await financeScope(context, query.store)
  const rule = query.returns ?? 'original-cost'
  const range = monthRange(query)
  const books: BookView[] = []
  for (const scope of scopes) books.push(...(await booksOfAccount(context.db, scope, { rule, range })))
  const known = await monthsWithBooks(context.db, scopes)
  return {
    status: 200,
    body: {
      code: 0,
      data: {
        stores: stores.filter(({ id }) => known.stores.has(id)).map(storeView),
        books: books.sort((a, b) => (a.month < b.month ? -1 : a.month > b.month ? 1 : 0)),
        months: known.months.map(monthText),
        returns: { rule, text: RETURN_RULE_TEXT[rule] },
      },
    },
  }
}

async function booksOfAccount(
  db: Database,
  scope: BookScope,
  { rule, range }: { rule: ReturnRule; range: MonthRange },
): Promise<BookView[]> {
  const [events, ledger, twice, costs, rates] = await Promise.all([
    eventSums(db, scope, range),
    ledgerSums(db, scope, range),
    refundsTwice(db, scope, range),
    monthCosts(db, scope, rule, range),
    datedRates(db, scope.accountId),
  ])
  const convert = converter(rates)
  const keyOf = (one: { storeId: string; month: number; currency: string }) =>
    `${one.storeId} ${one.month} ${one.currency}`
  const costOf = new Map(costs.map((cost) => [keyOf(cost), cost]))
  const none = { cost: 0, missingSkus: 0, missingSales: 0, missingIncome: 0 }
  return booksOf({ events, ledger, twice }).map((book) => {
    const { month, currency, economic } = book
    const facts = { month, currency, platformNet: economic.platformNet }
    return bookView(book, bookProfit(facts, costOf.get(keyOf(book)) ?? none, convert))
  })
}

function bookView(book: Book, goods: ReturnType<typeof bookProfit>): BookView {
  const { storeId, month, currency, events, ledger, economic, reconciliation } = book
  return {
    ...{ store: storeId, month: monthText(month), currency },
    kinds: [...events].map(([kind, sum]) => ({ kind, ...sum })),
    ledger: [...ledger].map(([name, sum]) => ({ class: name, ...sum, types: [...sum.types] })),
    ...{ revenueNet: economic.revenueNet, subsidy: economic.subsidy, refund: economic.refund },
    refundTwice: economic.refundTwice,
    deductions: Object.entries(economic.deductionsBy).map(([name, one]) => ({ class: name, ...one })),
    ...{ platformNet: economic.platformNet, unknown: economic.unknown },
    reconciliation: reconciliation.map((one) => ({ ...one })),
    goods: {
      ...{ costFen: goods.cost, missingSkus: goods.missingSkus, missingSales: goods.missingSales },
      ...{ missingIncome: goods.missingIncome, profitFen: goods.profit },
      rate: goods.rate && { day: goods.rate.day, rate: goods.rate.rate },
    },
  }
}
