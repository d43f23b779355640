import { listPlans as list } from '../domain/reference/plans.ts'
import type { Handler } from '../http/handler.ts'

export const listPlans: Handler<'listPlans'> = async (_req, { db }) => ({
  status: 200,
  body: { code: 0, data: await list(db) },
})
