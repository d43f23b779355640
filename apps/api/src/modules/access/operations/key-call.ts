import { apiCallsPerMinute, tierEntitlement } from '@haixuan/rules'
import type { UserCaller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { isUnwritable } from '#platform/database/unwritable.ts'
import { Failure } from '#platform/failure.ts'
import type { CallLimits } from '#platform/http/call-limits.ts'
import { quotaAccount, quotaResetAt } from '../rules/quota-account.ts'
import { readQuotaUse, reserveQuota, usedUp } from '../store/quota.ts'

const MINUTE_MS = 60_000

/**
 * What a call with a key is counted in: a class of its own, by tier and for all keys of an account together, so that a
 * script never shuts its owner out of the site. What is left of the day is known once the call has drawn on it.
 */
export function keyLimits(caller: UserCaller, now = Date.now()): CallLimits {
  const rate = { calls: apiCallsPerMinute(caller.tier), perMs: MINUTE_MS }
  return {
    windows: [{ name: 'minute', key: `key ${quotaAccount(caller)}`, rate, isShared: true }],
    day: { limit: tierEntitlement(caller.tier).apiCalls, resetAt: quotaResetAt(now) },
  }
}

/**
 * Draws a call on the day of the account, and notes what is used for the answer, a refusal too.
 * @throws {Failure} `quota_used`
 */
export async function drawKeyCall(
  db: Database,
  caller: UserCaller,
  limits: CallLimits | undefined,
): Promise<void> {
  const note = (used: number | undefined) => {
    if (limits?.day && used !== undefined) limits.day.used = used
  }
  if (await db.isReadOnly()) return note(await requireUnused(db, caller))
  try {
    note((await reserveQuota(db, caller, 'apiCalls', 1)).used)
  } catch (error) {
    if (error instanceof Failure) note(error.details?.used)
    if (!isUnwritable(error)) throw error
    note(await requireUnused(db, caller))
  }
}

/** Without a write the call is not counted; an account with nothing left is still refused. */
async function requireUnused(db: Database, caller: UserCaller, now = Date.now()): Promise<number> {
  const { apiCalls } = await readQuotaUse(db, caller, now)
  if (apiCalls >= tierEntitlement(caller.tier).apiCalls) throw await usedUp(db, caller, 'apiCalls', 1, now)
  return apiCalls
}
