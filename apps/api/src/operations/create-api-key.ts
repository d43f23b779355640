import { createApiKey as create } from '../domain/api-key/api-key.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const createApiKey: Handler<'createApiKey'> = async ({ body }, { db, caller, ip }) => ({
  status: 200,
  body: { code: 0, data: await create(db, signedIn(caller).userId, body, ip) },
})
