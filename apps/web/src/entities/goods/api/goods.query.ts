import { apiQuery } from '#shared/api'
import { type BoardQuery, PAGE_SIZE } from '#shared/board'
import type { Marketplace } from '../model/goods-row.ts'

type Query = BoardQuery<'searchGoods'>

/** One page of a search. */
export const goodsPageQuery = (marketplace: Marketplace, query: Query) =>
  apiQuery('searchGoods', { path: { marketplace }, query: { ...query, limit: PAGE_SIZE } })

/** How many products match, counted to the end; the order and the page do not matter to it. */
export const goodsCountQuery = (marketplace: Marketplace, { sort: _, page: __, ...filters }: Query) =>
  apiQuery('searchGoods', { path: { marketplace }, query: { ...filters, limit: 1, exact_count: true } })

export const goodsDetailQuery = (marketplace: Marketplace, id: string) =>
  apiQuery('getGoods', { path: { marketplace, id } })

/** The last 30 days, or fewer where the tier sees less. */
export const goodsHistoryQuery = (marketplace: Marketplace, id: string, region: number | undefined) =>
  apiQuery('getGoodsHistory', {
    path: { marketplace, id },
    query: region === undefined ? { days: 30 } : { days: 30, region },
  })

export const similarGoodsQuery = (marketplace: Marketplace, id: string) =>
  apiQuery('listSimilarGoods', { path: { marketplace, id }, query: { limit: 12 } })
