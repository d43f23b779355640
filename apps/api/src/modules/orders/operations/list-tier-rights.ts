import type { Handler } from '#platform/http/handler.ts'
import { listTierRights as list } from '../store/entitlement-list.ts'

export const listTierRights: Handler<'listTierRights'> = async () => ({
  status: 200,
  body: { code: 0, data: list() },
})
