import { entitlementOf } from '../domain/entitlement/entitlement.ts'
import { dayOfTime } from '../domain/goods/goods-day.ts'
import {
  crossedRanges,
  type GoodsFilter,
  type GoodsOrder,
  RANGES,
  type SortName,
} from '../domain/goods/goods-filter.ts'
import { goodsRow } from '../domain/goods/goods-row.ts'
import { MARKETPLACE_NAME, type Marketplace, marketplaceCode } from '../domain/goods/marketplace.ts'
import { type Keyword, parseKeyword } from '../domain/keyword/keyword.ts'
import { ApiError } from '../http/api-error.ts'
import type { Handler } from '../http/handler.ts'
import { readGoodsRows } from '../storage/goods-row-read.ts'
import { findGoodsPage, newestFigures } from '../storage/goods-search.ts'
import { requireMarketplace } from './marketplace-access.ts'

type Query = Parameters<Handler<'searchGoods'>>[0]['query']

function readKeyword(query: Query, marketplace: Marketplace): Keyword | null {
  if (query.keyword === undefined || query.keyword.trim() === '') return null
  const keyword = parseKeyword(query.keyword, query.match ?? 'fuzzy')
  if (keyword.kind === 'address' && keyword.marketplace !== marketplace) {
    const [there, here] = [MARKETPLACE_NAME[keyword.marketplace], MARKETPLACE_NAME[marketplace]]
    const message = `这是 ${there} 的商品链接，${here} 商品库里查不到，请到 ${there} 商品库搜索`
    throw new ApiError(400, 'other_marketplace', message, { fields: [{ path: 'query.keyword', message }] })
  }
  return keyword
}

function readFilter(query: Query, marketplace: Marketplace): GoodsFilter {
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
    listedFrom: query.listed_within === undefined ? null : dayOfTime(Date.now()) - query.listed_within,
    area: query.area ?? 'global',
    ranges: {
      price: range(query.min_price, query.max_price),
      sales: range(query.min_sales, query.max_sales),
      daily_sales: range(query.min_daily_sales, query.max_daily_sales),
      weekly_sales: range(query.min_weekly_sales, query.max_weekly_sales),
      monthly_sales: range(query.min_monthly_sales, query.max_monthly_sales),
      comment_num_tips: range(query.min_comment_num_tips, query.max_comment_num_tips),
      score: range(query.min_score, query.max_score),
    },
  }
}

function refuseCrossed(filter: GoodsFilter): void {
  const fields = crossedRanges(filter.ranges).flatMap((name) => {
    const { min, max } = filter.ranges[name] ?? {}
    const message = `${RANGES[name]}的下限 min_${name}=${min} 大于上限 max_${name}=${max}，请对调或改小下限`
    return [`query.min_${name}`, `query.max_${name}`].map((path) => ({ path, message }))
  })
  const first = fields[0]
  if (first) throw new ApiError(400, 'bad_parameter', first.message, { fields })
}

function readOrder(query: Query): GoodsOrder {
  const [by, direction] = (query.sort ?? 'daily_sales:desc').split(':')
  return { by: by as SortName, descending: direction === 'desc' }
}

/** Products that match filters, sorted, by pages; rows are cut to what the tier of the caller may open. */
export const searchGoods: Handler<'searchGoods'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { rowsPerQuery, historyDays } = entitlementOf(caller)
  const filter = readFilter(query, params.marketplace)
  refuseCrossed(filter)
  const size = query.limit ?? 50
  const offset = ((query.page ?? 1) - 1) * size
  const limit = Math.max(0, Math.min(size, rowsPerQuery - offset))
  const code = marketplaceCode(params.marketplace)
  const [found, asOf] = await Promise.all([
    findGoodsPage(db.kysely, {
      filter,
      order: readOrder(query),
      offset,
      limit,
      exactCount: query.exact_count ?? false,
    }),
    newestFigures(db.kysely, code),
  ])
  const rows = await readGoodsRows(db, code, found.productIds)
  return {
    status: 200,
    body: {
      code: 0,
      data: {
        rows: rows.map((row) => goodsRow(row, historyDays)),
        count: found.count,
        countIsExact: found.countIsExact,
        visible: Math.min(found.count, rowsPerQuery),
        asOf,
      },
    },
  }
}
