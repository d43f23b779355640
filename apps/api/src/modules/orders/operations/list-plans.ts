import type { Handler } from '#platform/http/handler.ts'
import { listPlans as list } from '../store/plan-rows.ts'

export const listPlans: Handler<'listPlans'> = async (_req, { db }) => ({
  status: 200,
  body: { code: 0, data: await list(db) },
})
