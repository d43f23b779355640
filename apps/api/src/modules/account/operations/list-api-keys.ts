import { apiCallsPerMinute } from '@haixuan/rules'
import { readQuotaUse, signedIn } from '#modules/access'
import { entitlementOf, quotaResetAt } from '#modules/access/rules'

import type { Handler } from '#platform/http/handler.ts'
import { listApiKeys as list, MOST_KEYS } from '../store/api-key.ts'

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
