import type { operations } from '@haixuan/api-sdk/schema'
import { dayOfTime, MARKETPLACE_NAME, type Marketplace } from '#modules/reference/rules'

import { refuseCrossedBounds } from '#platform/bounds.ts'
import { Failure } from '#platform/failure.ts'
import { type GoodsFilter, RANGES } from './goods-filter.ts'
import { type Keyword, parseKeyword } from './keyword.ts'
import { typedSizes } from './size-key.ts'

/** Query parameters of `searchGoods`. */
type GoodsQuery = NonNullable<operations['searchGoods']['parameters']['query']>

/** The filters of it, which boards take too. */
type FilterQuery = Omit<GoodsQuery, 'sort' | 'page' | 'limit' | 'exact_count' | 'hide_kept' | 'hide_listed'>

function readKeyword(query: FilterQuery, marketplace: Marketplace): Keyword | null {
  if (query.keyword === undefined || query.keyword.trim() === '') return null
  const keyword = parseKeyword(query.keyword, query.match ?? 'fuzzy')
  if (keyword.kind === 'address' && keyword.marketplace !== marketplace) {
    const [there, here] = [MARKETPLACE_NAME[keyword.marketplace], MARKETPLACE_NAME[marketplace]]
    const message = `这是 ${there} 的商品链接，${here} 商品库里查不到，请到 ${there} 商品库搜索`
    throw new Failure('other_marketplace', message, { fields: [{ path: 'query.keyword', message }] })
  }
  return keyword
}

/** The filter that a query asks for. @throws {Failure} `other_marketplace` for an address of another marketplace */
export function readFilter(query: FilterQuery, marketplace: Marketplace, now: number): GoodsFilter {
  const range = (min: number | undefined, max: number | undefined) => ({ min, max })
  return {
    marketplace,
    keyword: readKeyword(query, marketplace),
    regions: query.region === undefined ? null : query.region.split(',').map(Number),
    category: query.category ?? null,
    hosting: query.hosting ?? null,
    status: query.status ?? null,
    quality: query.quality ?? null,
    hasVideo: query.has_video ?? null,
    listedFrom: query.listed_within === undefined ? null : dayOfTime(now) - query.listed_within,
    area: query.area ?? 'global',
    brand: query.brand ?? null,
    tag: query.tag?.trim() || null,
    shipFrom: query.ship_from?.trim() || null,
    sizes: query.size === undefined ? null : typedSizes(query.size),
    origin: query.shop_origin ?? null,
    mallId: query.mall_id ?? null,
    sites: query.site === undefined ? null : query.site.split(',').map(Number),
    without: null,
    among: null,
    ranges: {
      price: range(query.min_price, query.max_price),
      sales: range(query.min_sales, query.max_sales),
      daily_sales: range(query.min_daily_sales, query.max_daily_sales),
      weekly_sales: range(query.min_weekly_sales, query.max_weekly_sales),
      monthly_sales: range(query.min_monthly_sales, query.max_monthly_sales),
      comment_num_tips: range(query.min_comment_num_tips, query.max_comment_num_tips),
      score: range(query.min_score, query.max_score),
      commission: range(query.min_commission, query.max_commission),
      discount: range(query.min_discount, query.max_discount),
      colours: range(query.min_colours, query.max_colours),
      sizes: range(query.min_sizes, query.max_sizes),
      similar: range(query.min_similar, query.max_similar),
      creators: range(query.min_creators, query.max_creators),
      wishes: range(query.min_wishes, query.max_wishes),
    },
  }
}

/** @throws {Failure} `bad_parameter` when a least is above its greatest */
export function refuseCrossed({ ranges }: GoodsFilter): void {
  refuseCrossedBounds(ranges, RANGES)
}
