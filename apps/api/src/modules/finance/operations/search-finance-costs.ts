import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { costChanges } from '../store/cost-changes.ts'
import { findCosts } from '../store/find-costs.ts'

export const searchFinanceCosts: Handler<'searchFinanceCosts'> = async ({ query }, { db, caller }) => {
  const { userId } = signedIn(caller)
  const [page, limit] = [query.page ?? 1, query.limit ?? 50]
  const where = {
    ...(query.keyword !== undefined && { keyword: query.keyword }),
    limit,
    offset: (page - 1) * limit,
  }
  const { rows, count } = await findCosts(db, userId, where)
  const data = {
    rows: rows.map(({ enteredAt, ...cost }) => ({ ...cost, enteredAt: enteredAt.getTime() })),
    ...{ count, countIsExact: true as const, visible: count },
  }
  return { status: 200, body: { code: 0, data } }
}

export const listFinanceCostChanges: Handler<'listFinanceCostChanges'> = async (
  { query },
  { db, caller },
) => {
  const [page, limit] = [query.page ?? 1, query.limit ?? 50]
  const changes = await costChanges(db.kysely, signedIn(caller).userId, {
    ...{ limit, offset: (page - 1) * limit },
  })
  const data = changes.map(({ at, ...change }) => ({ ...change, at: at.getTime() }))
  return { status: 200, body: { code: 0, data } }
}
