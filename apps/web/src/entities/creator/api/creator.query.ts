import { apiQuery } from '#shared/api'

const path = (id: string) => ({ marketplace: 'tiktok' as const, id })

export const creatorDetailQuery = (id: string) => apiQuery('getCreator', { path: path(id) })

/** The last 30 days, or fewer where the tier sees less. */
export const creatorHistoryQuery = (id: string) =>
  apiQuery('getCreatorHistory', { path: path(id), query: { days: 30 } })

export const creatorGoodsQuery = (id: string) =>
  apiQuery('listCreatorGoods', { path: path(id), query: { limit: 20 } })

export const creatorShopsQuery = (id: string) =>
  apiQuery('listCreatorShops', { path: path(id), query: { limit: 20 } })

/** Creators who sell a product, those who sell most first. */
export const creatorsOfGoodsQuery = (product: string) =>
  apiQuery('searchCreators', { path: { marketplace: 'tiktok' }, query: { product, limit: 10 } })
