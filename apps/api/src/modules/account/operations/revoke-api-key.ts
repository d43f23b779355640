import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { revokeApiKey as revoke } from '../store/api-key.ts'

export const revokeApiKey: Handler<'revokeApiKey'> = async ({ params }, { db, caller, ip }) => {
  await revoke(db, signedIn(caller).userId, params.id, ip)
  return { status: 200, body: { code: 0, data: null } }
}
