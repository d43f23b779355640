import { beijingDay } from '@haixuan/rules'
import type { Handler } from '#platform/http/handler.ts'
import { findOrders, type StoredOrder } from '../store/find-orders.ts'
import { financeScope, monthRange, storeView } from './finance-scope.ts'

export const searchFinanceOrders: Handler<'searchFinanceOrders'> = async ({ query }, context) => {
  const { scopes, stores } = await financeScope(context, query.store)
  const [by, direction] = (query.sort ?? 'net:asc').split(':')
  const [page, limit] = [query.page ?? 1, query.limit ?? 50]
  const rows: StoredOrder[] = []
  let [count, net] = [0, 0]
  // Pages go through one account after the other, as those of lines do.
  for (const books of scopes) {
    const scope = { ...books, range: monthRange(query), currency: query.currency }
    const offset = Math.max(0, (page - 1) * limit - count)
    const found = await findOrders(context.db, scope, {
      ...(query.keyword === undefined ? {} : { keyword: query.keyword }),
      only: query.only ?? 'all',
      sort: { by: by === 'time' ? 'time' : 'net', descending: direction === 'desc' },
      ...{ offset, limit: Math.max(1, limit - rows.length) },
    })
    if (rows.length < limit) rows.push(...found.rows)
    count += found.count
    net += found.net
  }
  const named = new Set(rows.map(({ storeId }) => storeId))
  const day = (at: number | null) => (at === null ? null : beijingDay(at))
  const data = {
    rows: rows.map(({ storeId, net: netMinor, from, to, ...row }) => ({
      ...row,
      ...{ store: storeId, netMinor, from: day(from), to: day(to) },
    })),
    stores: stores.filter(({ id }) => named.has(id)).map(storeView),
    ...{ netMinor: net, count, countIsExact: true as const, visible: count },
  }
  return { status: 200, body: { code: 0, data } }
}
