import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { findRates } from '../store/find-rates.ts'
import { rateChanges } from '../store/rate-changes.ts'

export const searchFinanceRates: Handler<'searchFinanceRates'> = async ({ query }, { db, caller }) => {
  const [page, limit] = [query.page ?? 1, query.limit ?? 50]
  const { rows, count } = await findRates(db, signedIn(caller).userId, {
    ...(query.currency !== undefined && { currency: query.currency }),
    ...{ limit, offset: (page - 1) * limit },
  })
  const data = {
    rows: rows.map(({ enteredAt, ...rate }) => ({ ...rate, enteredAt: enteredAt.getTime() })),
    ...{ count, countIsExact: true as const, visible: count },
  }
  return { status: 200, body: { code: 0, data } }
}

export const listFinanceRateChanges: Handler<'listFinanceRateChanges'> = async (
  { query },
  { db, caller },
) => {
  const [page, limit] = [query.page ?? 1, query.limit ?? 50]
  const changes = await rateChanges(db.kysely, signedIn(caller).userId, {
    ...{ limit, offset: (page - 1) * limit },
  })
  const data = changes.map(({ at, ...change }) => ({ ...change, at: at.getTime() }))
  return { status: 200, body: { code: 0, data } }
}
