import { apiCallsPerMinute } from '#modules/access/rules/api-rate.ts'
import type { UserCaller } from '#modules/access/rules/caller.ts'
import { quotaAccount } from '#modules/access/store/quota.ts'
import { ApiError } from '#platform/failure.ts'
import type { Access } from '#platform/http/contract.ts'
import type { Rate, RateLimiter } from '#platform/http/rate-limit.ts'

const MINUTE_MS = 60_000

/**
 * Counts a call with a key: a class of its own, by tier and for all keys of an account together, so that a script
 * never shuts its owner out of the site. Throws 429 `rate_limited`.
 */
export function takeKeyCall(limiter: RateLimiter, caller: UserCaller): void {
  limiter.takeFrom(...windowOf(caller))
}

/** Refuses without counting. Throws 429 `rate_limited`. */
export function refuseKeyCall(limiter: RateLimiter, caller: UserCaller): void {
  limiter.refuseFullFrom(...windowOf(caller))
}

function windowOf(caller: UserCaller): [string, Rate] {
  return [`key ${quotaAccount(caller)}`, { calls: apiCallsPerMinute(caller.tier), perMs: MINUTE_MS }]
}

/**
 * Keys read what x-access opens to their scopes, and nothing else; an operation that says nothing is closed.
 * @throws {ApiError} 403 `key_not_accepted`, 403 `key_scope_needed`
 */
export function authorizeKey({ key }: UserCaller, { keyScope }: Access): void {
  if (!key) return
  if (keyScope === undefined) {
    throw new ApiError(403, 'key_not_accepted', '该接口不接受 API 密钥，请登录网站后操作')
  }
  if (keyScope === 'any' || key.scopes.includes(keyScope)) return
  throw new ApiError(403, 'key_scope_needed', `该密钥没有 ${keyScope} 权限，请换用或新建有此权限的密钥`, {
    scope: keyScope,
  })
}
