import { addMonths, isVipType, tierReaches } from '@haixuan/rules'
import type { VipType } from '#platform/caller.ts'
import { type Holding, type Lot, raiseLots } from './membership-lots.ts'

export interface PlanOffer {
  vipType: VipType
  months: number | null
  priceFen: number | null
}

/** What buying a plan does. A refusal is a Chinese sentence: why, and what to do. */
export type PlanChange =
  | {
      kind: 'start' | 'renew' | 'upgrade'
      /** Time that what was paid for the lower membership and is left buys of this one. */
      creditMs: number
      /** Time that was given, not paid: an upgrade ends it. */
      givenMs: number
      /** Time that the price buys. */
      boughtMs: number
      /** End of the membership if it were paid now, epoch milliseconds. */
      until: number
      /** What is before the bought time. */
      lots: readonly Lot[]
      refusal: null
    }
  | { kind: null; refusal: string }

const refused = (refusal: string): PlanChange => ({ kind: null, refusal })

/**
 * What a plan does to a membership: it begins one, adds to the time that is left, or, when it is of a higher tier,
 * replaces it and turns what is left into time of the new tier, worth what was paid for it and never more. Tiers that
 * only a later release knows cannot be compared: that release decides.
 */
export function planChange(current: Holding, offer: PlanOffer): PlanChange {
  const { vipType, months, priceFen } = offer
  const { tier, now, expire, lots } = current
  if (priceFen === null || months === null) return refused('该套餐的价格请联系客服')
  if (priceFen <= 0) return refused('该套餐暂不能在线购买，请联系客服')
  if (!isVipType(tier) || !isVipType(vipType))
    return refused('您的会员或该套餐属于网站的新版本，网站正在升级，请过几分钟再试')
  const fromNow = addMonths(now, months) - now
  if (tier === 'general') {
    return {
      ...{ kind: 'start', creditMs: 0, givenMs: 0, boughtMs: fromNow, until: now + fromNow },
      ...{ lots: [], refusal: null },
    }
  }
  if (expire === null) return refused('您的会员长期有效，无需购买')
  if (tier === vipType) {
    const until = addMonths(expire, months)
    return {
      ...{ kind: 'renew', creditMs: 0, givenMs: 0, boughtMs: until - expire, until },
      ...{ lots, refusal: null },
    }
  }
  if (tierReaches(tier, vipType)) {
    return refused('您当前的会员等级更高，请续费当前套餐，或在到期后购买该套餐')
  }
  const raised = raiseLots(lots, { tier: vipType, priceFen, ms: fromNow })
  const creditMs = raised.reduce((all, { ms }) => all + ms, 0)
  const givenMs = lots.reduce((all, { paidFen, ms }) => (paidFen === 0 ? all + ms : all), 0)
  return {
    ...{ kind: 'upgrade', creditMs, givenMs, boughtMs: fromNow, until: now + creditMs + fromNow },
    ...{ lots: raised, refusal: null },
  }
}
