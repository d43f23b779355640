import { listAreas as list } from '../domain/reference/areas.ts'
import type { Handler } from '../http/handler.ts'

export const listAreas: Handler<'listAreas'> = async () => ({ status: 200, body: { code: 0, data: list() } })
