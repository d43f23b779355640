import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { revokeAllApiKeys } from '../store/api-key.ts'

export const revokeApiKeys: Handler<'revokeApiKeys'> = async (_req, { db, caller, ip }) => {
  const { userId } = signedIn(caller)
  const revoked = await db.transaction((trx) => revokeAllApiKeys(trx, userId, ip))
  return { status: 200, body: { code: 0, data: { revoked } } }
}
