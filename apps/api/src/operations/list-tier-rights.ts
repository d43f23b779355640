import { listTierRights as list } from '../domain/entitlement/entitlement-list.ts'
import type { Handler } from '../http/handler.ts'

export const listTierRights: Handler<'listTierRights'> = async () => ({
  status: 200,
  body: { code: 0, data: list() },
})
