import { apiCallsPerMinute, TIER_NAME, TIER_ORDER, tierEntitlement } from '@haixuan/rules'

/** Calls of all keys of an account, by tier. */
export const RATES = TIER_ORDER.map((tier) => ({
  tier,
  name: TIER_NAME[tier],
  perMinute: apiCallsPerMinute(tier),
  perDay: tierEntitlement(tier).apiCalls,
}))
