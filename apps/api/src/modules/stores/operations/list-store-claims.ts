import type { Handler } from '#platform/http/handler.ts'
import { listClaims } from '../store/console-claims.ts'

export const listStoreClaims: Handler<'listStoreClaims'> = async ({ query }, { db }) => ({
  status: 200,
  body: { code: 0, data: await listClaims(db, query.status) },
})
