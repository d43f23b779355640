import { allGoodsFilters, variantFilters } from '#entities/goods'
import { REGION_SETS } from '#entities/region'
import type { FilterBuilder } from '#shared/board'

/** Every filter of SHEIN goods: those of all goods, and colours and sizes. */
export function sheinFilters<F>(f: FilterBuilder<'searchGoods', F>): F[] {
  return [...allGoodsFilters(f, REGION_SETS, '国家'), ...variantFilters(f)]
}
