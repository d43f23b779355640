import type { Database } from '../../src/platform/database/database.ts'

export interface Call {
  path: string
  method?: string
  body?: unknown
}
type Kind = 'goods' | 'shop' | 'creator' | 'live' | 'video' | 'company'

/** Ids of the marketplace, a few of each kind. */
export type MarketIds = Record<Kind, string[]>

const KEYS: Record<Kind, string> = {
  goods: `select external_id as id from product_key where marketplace = 1 order by 1`,
  shop: `select s.external_id as id from shop s join shop_figure g on g.shop_id = s.id and g.marketplace = s.marketplace
    where s.marketplace = 1 order by g.sales_week desc, 1`,
  creator: `select c.external_id as id from creator c order by c.units_total desc, 1`,
  live: `select l.external_id as id from live l order by
    (select count(*) from live_goods g where g.live_id = l.live_id), 1`,
  video: `select v.external_id as id from video v order by 1`,
  company: `select external_id as id from shop_company where marketplace = 1 order by 1`,
}

const each = (ids: readonly string[], path: (id: string) => string): Call[] =>
  ids.map((id) => ({ path: path(encodeURIComponent(id)) }))
const slices = (path: string): Call[] =>
  ['', '&page=2', '&page=3'].map((more) => ({ path: `${path}limit=4${more}` }))

/** How a person would continue asking, operation by operation; the contract says which there are. */
export function callsOf(id: string, ids: MarketIds): Call[] | undefined {
  const wanted: Partial<Record<string, Call[]>> = {
    searchGoods: slices('/api/temu/goods/search?'),
    getGoods: each(ids.goods, (one) => `/api/temu/goods/${one}`),
    getGoodsHistory: each(ids.goods, (one) => `/api/temu/goods/${one}/history`),
    listSimilarGoods: each(ids.goods, (one) => `/api/temu/goods/${one}/similar?limit=3`),
    rankGoods: slices('/api/temu/rank/week?'),
    searchShops: slices('/api/temu/shops/search?'),
    rankShops: slices('/api/temu/shops/ranks/branded?'),
    getShop: each(ids.shop, (one) => `/api/temu/shops/${one}`),
    getShopHistory: each(ids.shop, (one) => `/api/temu/shops/${one}/history`),
    getShopCompany: each(ids.company, (one) => `/api/temu/shops/companies/${one}`),
    searchCreators: slices('/api/tiktok/creators/search?'),
    rankCreators: slices('/api/tiktok/creators/ranks/hot?'),
    getCreator: each(ids.creator, (one) => `/api/tiktok/creators/${one}`),
    getCreatorHistory: each(ids.creator, (one) => `/api/tiktok/creators/${one}/history`),
    listCreatorGoods: each(ids.creator, (one) => `/api/tiktok/creators/${one}/goods?limit=3`),
    listCreatorShops: each(ids.creator, (one) => `/api/tiktok/creators/${one}/shops?limit=2`),
    searchLives: slices('/api/tiktok/lives/search?'),
    rankLiveGoods: slices('/api/tiktok/lives/goods-ranks?'),
    getLive: each(ids.live, (one) => `/api/tiktok/lives/${one}`),
    searchVideos: slices('/api/tiktok/videos/search?'),
    getVideo: each(ids.video, (one) => `/api/tiktok/videos/${one}`),
    searchFavourites: slices('/api/temu/favourites/goods?'),
    searchListings: slices('/api/temu/listings?'),
    addFavourites: [
      ...ids.goods.map((one) => ({
        method: 'POST',
        path: '/api/temu/favourites/goods',
        body: { ids: [one] },
      })),
      { path: '/api/temu/favourites/goods?limit=100' },
    ],
    previewAlert: ids.goods.map((one) => ({
      method: 'POST',
      path: '/api/alert-previews',
      body: {
        watched: { marketplace: 'temu', query: { keyword: one } },
        rule: { kind: 'sales_rise', percent: 1 },
      },
    })),
  }
  return wanted[id]
}

/** Twelve ids of each kind from a database with a market in it. */
export async function idsOfMarket(db: Database): Promise<MarketIds> {
  const found = await Promise.all(
    Object.entries(KEYS).map(async ([kind, text]) => {
      const { rows } = await db.pool.query<{ id: string }>(`${text} limit 12`)
      return [kind, rows.map(({ id }) => id)] as const
    }),
  )
  return Object.fromEntries(found) as MarketIds
}
