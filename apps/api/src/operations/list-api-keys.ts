import { listApiKeys as list, MOST_KEYS } from '../domain/api-key/api-key.ts'
import { apiCallsPerMinute } from '../domain/entitlement/api-rate.ts'
import { entitlementOf } from '../domain/entitlement/entitlement.ts'
import { quotaResetAt, readQuotaUse } from '../domain/entitlement/quota.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const listApiKeys: Handler<'listApiKeys'> = async (_req, { db, caller }) => {
  const user = signedIn(caller)
  const now = Date.now()
  const [rows, used] = await Promise.all([list(db, user.userId), readQuotaUse(db, user, now)])
  const limits = {
    keys: MOST_KEYS,
    callsPerMinute: apiCallsPerMinute(user.tier),
    callsPerDay: entitlementOf(user).apiCalls,
    callsToday: used.apiCalls,
    resetAt: quotaResetAt(now),
  }
  return { status: 200, body: { code: 0, data: { rows, limits } } }
}
