import type { Handler } from '#platform/http/handler.ts'
import { listAreas as list } from '../rules/areas.ts'

export const listAreas: Handler<'listAreas'> = async () => ({ status: 200, body: { code: 0, data: list() } })
