import { apiQuery } from '#shared/api'
import type { Marketplace } from '../model/goods-row.ts'

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
