import { isErpMobile } from '@haixuan/rules'
import { type Marketplace, needsFlag } from '#modules/reference/rules'

import type { Caller } from '#platform/caller.ts'
import { Failure } from '#platform/failure.ts'

/** Whether the marketplace is open to the caller; see `requireMarketplace`. */
export function mayOpen(caller: Caller, marketplace: Marketplace): boolean {
  if (!needsFlag(marketplace)) return true
  return caller.kind === 'user' && caller.isExternalLink && !isErpMobile(caller.mobile)
}

/**
 * TikTok is open to users whose isexternallink is 1 only (specification, section 6).
 * An account that a host client made has to be given its mobile first.
 * @throws {Failure} `flag_needed`, `mobile_needed`
 */
export function requireMarketplace(caller: Caller, marketplace: Marketplace): void {
  if (mayOpen(caller, marketplace)) return
  if (caller.kind === 'user' && caller.isExternalLink) {
    throw new Failure('mobile_needed', '请先授权手机号码，再使用 TikTok 功能')
  }
  throw new Failure('flag_needed', '暂无访问权限，请联系客服')
}
