import type { DaySeries } from '../../modules/goods/rules/day-series.ts'
import type { GoodsRecord } from '../../modules/goods/rules/goods-record.ts'
import { MISSING } from '../../modules/goods/rules/stored-goods.ts'
import { Random } from './random.ts'

/**
 * Commission of a demo product on the days of its series, in basis points: the present one, which some shops have
 * raised or lowered a while ago. A day without a price has none. Empty without a commission.
 */
export function demoCommission(
  { externalId, commission }: GoodsRecord,
  { price }: Pick<DaySeries, 'price'>,
): number[] {
  if (commission == null) return []
  const random = new Random(Number(externalId.slice(-9)) + 79)
  const before = random.chance(0.4) ? Math.max(1, commission + random.int(-8, 8)) : commission
  const since = random.int(Math.max(0, price.length - 25), price.length)
  return price.map((amount, i) => {
    if (amount === MISSING) return MISSING
    return (i < since ? before : commission) * 100
  })
}
