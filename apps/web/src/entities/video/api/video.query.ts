import { apiQuery } from '#shared/api'

const path = { marketplace: 'tiktok' as const }

export const videoDetailQuery = (id: string) => apiQuery('getVideo', { path: { ...path, id } })

/** Videos of a creator, those that sold most first. */
export const videosOfCreatorQuery = (creator: string) =>
  apiQuery('searchVideos', { path, query: { creator, limit: 10 } })

/** Videos about a product, those that sold most first. */
export const videosOfGoodsQuery = (product: string) =>
  apiQuery('searchVideos', { path, query: { product, limit: 10 } })
