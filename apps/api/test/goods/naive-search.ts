import type { searchGoods } from '../../src/modules/goods/operations/search-goods.ts'
import type { GoodsRecord } from '../../src/modules/goods/rules/goods-record.ts'
import type { ExchangeRates } from '../../src/modules/reference/rules/exchange-rate.ts'
import { dayOfTime } from '../../src/modules/reference/rules/goods-day.ts'

export type SearchQuery = Parameters<typeof searchGoods>[0]['query']

/** What search must answer, said in the plainest way: filter a list, sort it, cut a page. */
export interface NaiveGoods {
  record: GoodsRecord
  priceUsd: number | null
  stockOut: boolean
}

const DAY_MS = 86_400_000

function areaFigure(record: GoodsRecord, area: string, key: 'commentCount' | 'score'): number | null {
  if (area === 'global') return record[key] ?? null
  return record.reviewsByArea?.find((reviews) => reviews.area === area)?.[key] ?? null
}

export function naiveGoods(record: GoodsRecord, stockOut: boolean, rates: ExchangeRates): NaiveGoods {
  const { price, seenAt } = record
  return {
    record,
    stockOut,
    priceUsd: price ? rates.usdCents(price.amount, price.currency, dayOfTime(seenAt)) : null,
  }
}

function regionsOf({ regionId, price, regionPrices }: GoodsRecord): number[] {
  return [
    ...(price && regionId !== undefined ? [regionId] : []),
    ...(regionPrices ?? []).map((r) => r.regionId),
  ]
}

function hasWords(record: GoodsRecord, query: SearchQuery): boolean {
  if (query.keyword === undefined) return true
  const titles = [record.title, record.titleZh ?? ''].map((title) => title.toLowerCase())
  const has = (word: string) => titles.some((title) => title.includes(word))
  if (query.match === 'exact') return has(query.keyword.toLowerCase())
  const words = query.keyword.toLowerCase().split(' ')
  return words.every((word) => (word.startsWith('-') ? !has(word.slice(1)) : has(word)))
}

function matches({ record, priceUsd, stockOut }: NaiveGoods, query: SearchQuery): boolean {
  const area = query.area ?? 'global'
  const figures: [number | null | undefined, number | undefined, number | undefined][] = [
    [priceUsd, query.min_price, query.max_price],
    [record.salesTotal, query.min_sales, query.max_sales],
    [record.salesDay, query.min_daily_sales, query.max_daily_sales],
    [record.salesWeek, query.min_weekly_sales, query.max_weekly_sales],
    [record.salesMonth, query.min_monthly_sales, query.max_monthly_sales],
    [areaFigure(record, area, 'commentCount'), query.min_comment_num_tips, query.max_comment_num_tips],
    [areaFigure(record, area, 'score'), query.min_score, query.max_score],
  ]
  const inRanges = figures.every(([figure, min, max]) => {
    if (min === undefined && max === undefined) return true
    return typeof figure === 'number' && figure >= (min ?? 0) && figure <= (max ?? Infinity)
  })
  const noPeriod = record.salesDay === null && record.salesWeek === null && record.salesMonth === null
  const suspect = (record.salesTotal ?? 0) >= 100_000 && noPeriod
  const listed = record.listedAt ? Date.parse(record.listedAt) / DAY_MS : null
  const today = Math.floor(Date.now() / DAY_MS)
  return (
    inRanges &&
    hasWords(record, query) &&
    (query.region === undefined ||
      query.region.split(',').some((id) => regionsOf(record).includes(Number(id)))) &&
    (query.category === undefined ||
      (record.categoryPath ?? []).some((step) => step.id === query.category)) &&
    (query.hosting === undefined || record.hosting === query.hosting) &&
    (query.status === undefined || record.status === query.status) &&
    (query.has_video === undefined || record.hasVideo === query.has_video) &&
    (query.listed_within === undefined || (listed !== null && listed >= today - query.listed_within)) &&
    (query.quality === undefined ||
      (query.quality === 'suspect' ? suspect : query.quality === 'trusted' ? !suspect : stockOut))
  )
}

function sortFigure({ record, priceUsd }: NaiveGoods, by: string): number | null {
  const { salesTotal } = record
  const gmv = typeof salesTotal === 'number' && priceUsd !== null ? salesTotal * priceUsd : null
  const figures: Record<string, number | null | undefined> = {
    daily_sales: record.salesDay,
    weekly_sales: record.salesWeek,
    monthly_sales: record.salesMonth,
    sales: salesTotal,
    gmv,
    price: priceUsd,
    score: record.score,
    comment_num_tips: record.commentCount,
    listed_at: record.listedAt ? Date.parse(record.listedAt) : null,
    updated_at: record.seenAt,
  }
  return figures[by] ?? null
}

/** Ids of all products that match, in order: missing last both ways, equal ones in the order they came in. */
export function naiveSearch(all: readonly NaiveGoods[], query: SearchQuery): string[] {
  const [by = '', direction] = (query.sort ?? 'daily_sales:desc').split(':')
  const sign = direction === 'asc' ? 1 : -1
  return all
    .map((goods, place) => ({ goods, place, figure: sortFigure(goods, by) }))
    .filter(({ goods }) => matches(goods, query))
    .sort((a, b) => {
      if ((a.figure === null) !== (b.figure === null)) return a.figure === null ? 1 : -1
      return sign * ((a.figure ?? 0) - (b.figure ?? 0)) || -sign * (a.place - b.place)
    })
    .map(({ goods }) => goods.record.externalId)
}
