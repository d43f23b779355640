import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { createApiKey as create } from '../store/api-key.ts'

export const createApiKey: Handler<'createApiKey'> = async ({ body }, { db, caller, ip }) => ({
  status: 200,
  body: { code: 0, data: await create(db, signedIn(caller).userId, body, ip) },
})
