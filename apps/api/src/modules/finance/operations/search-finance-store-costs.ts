import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { storeCostChanges, storeCosts } from '../store/store-costs.ts'
import { financeScope, monthRange, storeView } from './finance-scope.ts'
import { ownBooks } from './own-effect.ts'
import { storeCostView } from './put-finance-store-costs.ts'

export const searchFinanceStoreCosts: Handler<'searchFinanceStoreCosts'> = async ({ query }, context) => {
  const scope = await ownBooks(context)
  const { stores } = await financeScope(context, undefined)
  const [page, limit] = [query.page ?? 1, query.limit ?? 50]
  const { rows, count } = await storeCosts(context.db, scope, {
    range: monthRange(query),
    page: { limit, offset: (page - 1) * limit },
  })
  const data = {
    rows: rows.map(({ enteredAt, ...cost }) => ({ ...storeCostView(cost), enteredAt: enteredAt.getTime() })),
    stores: stores.filter(({ id }) => scope.storeIds.includes(id)).map(storeView),
    ...{ count, countIsExact: true as const, visible: count },
  }
  return { status: 200, body: { code: 0, data } }
}

export const listFinanceStoreCostChanges: Handler<'listFinanceStoreCostChanges'> = async (
  { query },
  { db, caller },
) => {
  const [page, limit] = [query.page ?? 1, query.limit ?? 50]
  const changes = await storeCostChanges(db.kysely, signedIn(caller).userId, {
    ...{ limit, offset: (page - 1) * limit },
  })
  const data = changes.map(({ at, before, after, userId }) => ({
    ...{ at: at.getTime(), userId },
    ...{ before: before && storeCostView(before), after: after && storeCostView(after) },
  }))
  return { status: 200, body: { code: 0, data } }
}
