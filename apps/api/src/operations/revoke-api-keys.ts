import { revokeAllApiKeys } from '../domain/api-key/api-key.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const revokeApiKeys: Handler<'revokeApiKeys'> = async (_req, { db, caller, ip }) => {
  const { userId } = signedIn(caller)
  const revoked = await db.transaction((trx) => revokeAllApiKeys(trx, userId, ip))
  return { status: 200, body: { code: 0, data: { revoked } } }
}
