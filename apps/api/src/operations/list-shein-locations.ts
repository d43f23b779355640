import { listSites } from '../domain/reference/sites.ts'
import type { Handler } from '../http/handler.ts'

export const listSheinLocations: Handler<'listSheinLocations'> = async () => ({
  status: 200,
  body: { code: 0, data: listSites() },
})
