import type { Plan } from './order-words.ts'

const PLAN = 10
const PROMOTION_FEN = 9_900
/** Specification, section 4: 2024-12-07 17:00 in China. */
export const PROMOTION_END = Date.parse('2024-12-07T17:00:00+08:00')

/** End of the promotion, epoch ms; null when the plan 10 does not cost 99 or the promotion is over. */
export function promotionEnd(plans: readonly Pick<Plan, 'id' | 'priceFen'>[], now: number): number | null {
  const isOn = plans.some(({ id, priceFen }) => id === PLAN && priceFen === PROMOTION_FEN)
  return isOn && now < PROMOTION_END ? PROMOTION_END : null
}
