import type { operations } from '@haixuan/api-sdk/schema'
import { shopIdIn } from '@haixuan/rules'
import { parseKeyword } from '#modules/goods/rules'
import { dayOfTime, type Marketplace } from '#modules/reference/rules'

import { type Bounds, refuseCrossedBounds } from '#platform/bounds.ts'
import { SHOP_LIST, type ShopRange } from './shop-list.ts'
import type { ShopFilter } from './shop-search.ts'

type Query = NonNullable<operations['searchShops']['parameters']['query']>
type Identity = Pick<Query, 'keyword' | 'match' | 'region' | 'category' | 'hosting' | 'origin' | 'branded'>

/** Who is looked for. */
function shopFilter(
  marketplace: Marketplace,
  query: Identity & { opened_within?: number },
  ranges: Partial<Record<ShopRange, Bounds>>,
): ShopFilter {
  refuseCrossedBounds(ranges)
  const words = query.keyword?.trim() ? query.keyword : null
  return {
    marketplace,
    keyword: words === null ? null : parseKeyword(words, query.match ?? 'fuzzy'),
    named: words === null ? null : (shopIdIn(words.trim()) ?? null),
    regions: query.region === undefined ? null : query.region.split(',').map(Number),
    category: query.category ?? null,
    hosting: query.hosting ?? null,
    origin: query.origin ?? null,
    branded: query.branded === undefined ? null : query.branded === 'brand',
    openedFrom: query.opened_within === undefined ? null : dayOfTime(Date.now()) - query.opened_within,
    ranges,
  }
}

/** Who a search for shops looks for. */
export function searchFilter(marketplace: Marketplace, query: Query): ShopFilter {
  const ranges = Object.fromEntries(
    (Object.keys(SHOP_LIST.ranges) as ShopRange[]).map((name) => [
      name,
      { min: query[`min_${name}`], max: query[`max_${name}`] },
    ]),
  )
  return shopFilter(marketplace, query, ranges)
}

type RankQuery = NonNullable<operations['rankShops']['parameters']['query']>

/** Who of a board of shops is looked for. */
export function rankFilter(marketplace: Marketplace, query: RankQuery) {
  const periodSales = { min: query.min_period_sales, max: query.max_period_sales }
  refuseCrossedBounds({ period_sales: periodSales })
  const filter = shopFilter(marketplace, query, {
    goods: { min: query.min_goods, max: query.max_goods },
    followers: { min: query.min_followers, max: query.max_followers },
  })
  return { filter, periodSales }
}
