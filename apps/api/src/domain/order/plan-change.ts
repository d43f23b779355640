import type { VipType } from '../account/caller.ts'
import { tierReaches } from '../entitlement/tiers.ts'

/** A price for a time, in fen and months. */
export interface Rate {
  priceFen: number
  months: number
}

/** The membership of a buyer at the moment of buying, by the clock of the database. */
export interface CurrentMembership {
  /** In force; 'general' for nobody's member and for an expired one. */
  tier: VipType
  neverEnds: boolean
  leftMs: number
  /** What a month of it cost him; null when nobody knows. */
  rate: Rate | null
}

export interface PlanOffer {
  vipType: VipType
  months: number | null
  priceFen: number | null
}

/** What buying a plan does. A refusal is a Chinese sentence: why, and what to do. */
export type PlanChange =
  | { kind: 'start' | 'renew' | 'upgrade'; creditMs: number; refusal: null }
  | { kind: null; creditMs: 0; refusal: string }

const refused = (refusal: string): PlanChange => ({ kind: null, creditMs: 0, refusal })

/**
 * What a plan does to a membership: it begins one, adds to the time that is left, or, when it is of a higher tier,
 * replaces it and turns what is left into time of the new tier, worth the same money and never more.
 */
export function planChange(current: CurrentMembership, offer: PlanOffer): PlanChange {
  const { vipType, months, priceFen } = offer
  if (priceFen === null || months === null) return refused('该套餐的价格请联系客服')
  if (priceFen <= 0) return refused('该套餐暂不能在线购买，请联系客服')
  if (current.tier === 'general') return { kind: 'start', creditMs: 0, refusal: null }
  if (current.neverEnds) return refused('您的会员长期有效，无需购买')
  if (current.tier === vipType) return { kind: 'renew', creditMs: 0, refusal: null }
  if (tierReaches(current.tier, vipType)) {
    return refused('您当前的会员等级更高，请续费当前套餐，或在到期后购买该套餐')
  }
  if (current.rate === null) return refused('剩余时间无法自动折算，请联系客服办理升级')
  return {
    kind: 'upgrade',
    creditMs: worthOf(current.leftMs, current.rate, { months, priceFen }),
    refusal: null,
  }
}

/** Ten years: an operator's slip in a price must not become a membership for ever. */
export const MOST_CREDIT_MS = 3_650 * 86_400_000

/** Time at one rate, turned into time at another, rounded down to a millisecond, ten years at most. */
function worthOf(leftMs: number, from: Rate, to: Rate): number {
  const value = BigInt(Math.floor(leftMs)) * BigInt(from.priceFen) * BigInt(to.months)
  const worth = value / (BigInt(from.months) * BigInt(to.priceFen))
  return worth > MOST_CREDIT_MS ? MOST_CREDIT_MS : Number(worth)
}

const BEIJING_MS = 8 * 3_600_000

/** The same hour some months later by the calendar of Beijing; the last day of a month stays the last. Epoch ms. */
export function addMonths(time: number, months: number): number {
  const local = new Date(time + BEIJING_MS)
  const day = local.getUTCDate()
  local.setUTCDate(1)
  local.setUTCMonth(local.getUTCMonth() + months)
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
  local.setUTCDate(Math.min(day, last))
  return local.getTime() - BEIJING_MS
}
