import type { components } from '@haixuan/api-sdk/schema'
import { RETURN_RULE_TEXT } from '@haixuan/rules'
import { readTogether } from '#platform/database/read-together.ts'
import type { Handler } from '#platform/http/handler.ts'
import { monthText } from '../rules/month-text.ts'
import { reconciledView } from '../rules/reconciled-class.ts'
import { type EarnedBook, readBooks } from '../store/read-books.ts'
import { monthsWithBooks } from '../store/report-sums.ts'
import { financeScope, monthRange, storeView } from './finance-scope.ts'

type BookView = components['schemas']['FinanceBook']

export const getFinanceBooks: Handler<'getFinanceBooks'> = async ({ query }, context) => {
  const { scopes, stores } = await financeScope(context, query.store)
  const rule = query.returns ?? 'original-cost'
  const range = monthRange(query)
  const books: BookView[] = []
  const known = await readTogether(context.db, async (db) => {
    for (const scope of scopes) books.push(...(await readBooks(db, scope, { rule, range })).map(bookView))
    return await monthsWithBooks(db, scopes)
  })
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

function bookView(book: EarnedBook): BookView {
  const { storeId, month, currency, events, ledger, economic, reconciliation, goods, storeCosts } = book
  return {
    ...{ store: storeId, month: monthText(month), currency },
    kinds: [...events].map(([kind, sum]) => ({ kind, ...sum })),
    ledger: [...ledger].map(([name, sum]) => ({ class: name, ...sum, types: [...sum.types] })),
    ...{ revenueNet: economic.revenueNet, subsidy: economic.subsidy, refund: economic.refund },
    refundTwice: economic.refundTwice,
    deductions: Object.entries(economic.deductionsBy).map(([name, one]) => ({ class: name, ...one })),
    ...{ platformNet: economic.platformNet, unknown: economic.unknown },
    reconciliation: reconciliation.map(reconciledView),
    storeCosts: storeCosts.map(({ kind, minor }) => ({ kind, minor })),
    goods: {
      ...{ costFen: goods.cost, missingSkus: goods.missingSkus, missingSales: goods.missingSales },
      ...{ missingIncome: goods.missingIncome, profitFen: goods.profit },
      rate: goods.rate && { day: goods.rate.day, rate: goods.rate.rate },
    },
  }
}
