import { revokeApiKey as revoke } from '../domain/api-key/api-key.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const revokeApiKey: Handler<'revokeApiKey'> = async ({ params }, { db, caller, ip }) => {
  await revoke(db, signedIn(caller).userId, params.id, ip)
  return { status: 200, body: { code: 0, data: null } }
}
