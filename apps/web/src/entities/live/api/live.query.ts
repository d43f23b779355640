import { apiQuery } from '#shared/api'

export const liveDetailQuery = (id: string) => apiQuery('getLive', { path: { marketplace: 'tiktok', id } })

/** Lives of a creator, the newest first. */
export const livesOfCreatorQuery = (creator: string) =>
  apiQuery('searchLives', {
    path: { marketplace: 'tiktok' },
    query: { creator, sort: 'started_at:desc', limit: 10 },
  })

/** Lives in which a product was shown, the newest first. */
export const livesOfGoodsQuery = (product: string) =>
  apiQuery('searchLives', {
    path: { marketplace: 'tiktok' },
    query: { product, sort: 'started_at:desc', limit: 10 },
  })
