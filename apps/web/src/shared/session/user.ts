import type { components } from '@haixuan/api-sdk'
import { DAY_MS, HOUR_MS, isErpMobile, TIER_NAME, TIER_ORDER } from '@haixuan/rules'

/** The signed-in user, as the server describes them. */
export type User = components['schemas']['UserInfo']

/** Badge of a membership (specification, section 3); an unknown one is 定制. */
export const vipName = (type: string): string => TIER_NAME[TIER_ORDER.find((tier) => tier === type) ?? 'yqyy']

/** Whether a membership has run out by the server's clock; one without an end never does. */
export const isVipExpired = (expire: number | null, now: number): boolean => expire !== null && expire < now

/**
 * Remaining membership for the header (specification, section 4): negative is 已过期, under a day hours,
 * otherwise days + 1. Empty when the membership never ends.
 * @param expire end, epoch milliseconds; null when it never ends
 * @param now the server's clock, epoch milliseconds
 */
export function vipRemaining(expire: number | null, now: number): string {
  if (expire === null) return ''
  if (isVipExpired(expire, now)) return '已过期'
  const left = expire - now
  return left < DAY_MS ? `${Math.floor(left / HOUR_MS)}小时` : `${Math.floor(left / DAY_MS) + 1}天`
}

/** The same for the info dialog: days and hours, or 已过期. */
export function vipRemainingExact(expire: number | null, now: number): string {
  if (expire === null) return '长期有效'
  if (isVipExpired(expire, now)) return '已过期'
  const left = expire - now
  return `${Math.floor(left / DAY_MS)}天${Math.floor((left % DAY_MS) / HOUR_MS)}小时`
}

/** The same as one reads it beside the name of a membership: 剩余 3天5小时, 已过期 or 长期有效. */
export function vipRemainingPhrase(expire: number | null, now: number): string {
  const exact = vipRemainingExact(expire, now)
  return expire !== null && expire >= now ? `剩余 ${exact}` : exact
}

/** An account a host client made: its mobile exists and is not of mainland form (specification, section 5). */
export const isErpAccount = ({ mobile }: Pick<User, 'mobile'>): boolean => isErpMobile(mobile)
