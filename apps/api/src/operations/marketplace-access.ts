import type { Caller } from '../domain/account/caller.ts'
import type { Marketplace } from '../domain/goods/marketplace.ts'
import { ApiError } from '../http/api-error.ts'

/** Whether the marketplace is open to the caller; see `requireMarketplace`. */
export function mayOpen(caller: Caller, marketplace: Marketplace): boolean {
  return marketplace !== 'tiktok' || (caller.kind === 'user' && caller.isExternalLink)
}

/**
 * TikTok is open to users whose isexternallink is 1 only (specification, section 6).
 * @throws {ApiError} 403 `flag_needed` for everybody else.
 */
export function requireMarketplace(caller: Caller, marketplace: Marketplace): void {
  if (mayOpen(caller, marketplace)) return
  throw new ApiError(403, 'flag_needed', '暂无访问权限，请联系客服')
}
