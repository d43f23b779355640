import { allGoodsFilters, creatorFilters, shopOriginFilter } from '#entities/goods'
import { TIKTOK_COUNTRIES } from '#entities/region'
import type { FilterBuilder } from '#shared/board'

/** Every filter of TikTok goods: those of all goods, and shop, commission and creators. */
export function tiktokFilters<F>(f: FilterBuilder<'searchGoods', F>): F[] {
  return [...allGoodsFilters(f, TIKTOK_COUNTRIES, '国家'), ...shopOriginFilter(f), ...creatorFilters(f)]
}
