import type { Handler } from '#platform/http/handler.ts'
import { listSites } from '../rules/sites.ts'

export const listSheinLocations: Handler<'listSheinLocations'> = async () => ({
  status: 200,
  body: { code: 0, data: listSites() },
})
