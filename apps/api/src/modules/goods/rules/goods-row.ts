import type { components } from '@haixuan/api-sdk/schema'
import { isoDay, marketplaceOfCode, siteName } from '#modules/reference/rules'

import { pointsOf } from './day-series.ts'
import { FLAG, hostingOf, statusOf, videoOf } from './goods-flag.ts'
import type { GoodsRowData } from './goods-row-data.ts'
import { chartDays } from './sales-history.ts'
import { known, MISSING } from './stored-goods.ts'

type GoodsRow = components['schemas']['GoodsRow']
type Quality = components['schemas']['GoodsQuality']

/** Days of the trend in a list. */
const TREND_DAYS = 30

function money(amount: number, currency: string) {
  return amount < 0 ? null : { amount, currency }
}

function qualityOf(flags: number): Quality {
  return {
    demo: (flags & FLAG.demo) !== 0,
    suspect: (flags & FLAG.suspect) !== 0,
    stockOut: (flags & FLAG.stockOut) !== 0,
    interpolated: (flags & FLAG.interpolated) !== 0,
    estimated: (flags & FLAG.estimated) !== 0,
  }
}

function trendOf(data: GoodsRowData, historyDays: number): (number | null)[] {
  if (data.sales === null || data.start_day === null) return []
  const days = Math.min(historyDays, TREND_DAYS)
  const shown = data.sales.slice(-days)
  // Most products have a figure for every day: nothing to fill in, and lists must be quick.
  if (!shown.includes(MISSING)) return shown
  const series = { start_day: data.start_day, sales: data.sales, price: [] }
  return chartDays(pointsOf(series), days).map((day) => day.sales)
}

/**
 * A row as the contract shows it.
 * @param historyDays days of history that the caller may see; the trend is cut to them
 */
export function goodsRow(data: GoodsRowData, historyDays: number): GoodsRow {
  return {
    id: data.external_id,
    marketplace: marketplaceOfCode(data.marketplace),
    title: data.title,
    titleZh: data.title_zh,
    imageUrl: data.image_url,
    url: data.url,
    hasVideo: videoOf(data.flags),
    shop: data.shop_key === null ? null : { id: data.shop_key, name: data.shop_name ?? '' },
    category: data.category_key === null ? null : { id: data.category_key, path: data.category_path ?? [] },
    hosting: hostingOf(data.flags),
    status: statusOf(data.flags),
    tags: data.tags,
    price: money(data.price, data.currency),
    originalPrice: money(data.original_price, data.currency),
    priceUsd: known(data.price_usd),
    salesDay: known(data.sales_day),
    salesWeek: known(data.sales_week),
    salesMonth: known(data.sales_month),
    salesTotal: known(data.sales_total),
    gmvUsd: known(data.gmv),
    trend: trendOf(data, historyDays),
    score: data.score < 0 ? null : data.score / 100,
    commentCount: known(data.comment_count),
    similarCount: known(data.similar_count),
    brand: data.brand,
    commission: data.commission < 0 ? null : data.commission / 10,
    colourCount: known(data.colour_count),
    sizeCount: known(data.size_count),
    sizesOut: known(data.sizes_out),
    creatorCount: known(data.creator_count),
    videoCount: known(data.video_count),
    videoSales: known(data.video_sales),
    wishCount: known(data.wish_count),
    shipFrom: data.ship_from,
    localSites: data.site_ids.map(siteName),
    listedAt: data.listed_day < 0 ? null : isoDay(data.listed_day),
    updatedAt: data.updated_at,
    quality: qualityOf(data.flags),
  }
}
