import { MARKETPLACE_PAGES, type Marketplace, type SitePath } from '#shared/routes'
import { collectBoard, type FavouriteBoard } from './collect-boards.ts'

/** The boards of one page of favourites, as its tabs. */
type Collections = Readonly<Partial<Record<SitePath, readonly FavouriteBoard[]>>>

const own = (marketplace: Marketplace, path: SitePath) => {
  const common = { path, marketplace, title: '我的收藏' }
  return [
    collectBoard({ ...common, subject: 'goods', detailPath: MARKETPLACE_PAGES[marketplace].goods }),
    collectBoard({
      ...common,
      subject: 'shop',
      detailPath: MARKETPLACE_PAGES[marketplace].shop,
    }),
  ]
}

/** The second tree shows the same under its own paths. */
const tiktok = (base: '/tiktok' | '/tiktok_a'): Collections => {
  const marketplace = 'tiktok' as const
  const live = { path: `${base}/livecollect`, marketplace, title: '直播收藏' }
  return {
    [`${base}/goodcollect`]: [
      collectBoard({
        ...{ path: `${base}/goodcollect`, title: '商品收藏', marketplace },
        ...{ subject: 'goods', detailPath: '/tiktok/detail' },
      }),
    ],
    [`${base}/creatorcollect`]: [
      collectBoard({
        ...{ path: `${base}/creatorcollect`, title: '达人收藏', marketplace },
        ...{ subject: 'creator', detailPath: `${base}/creator` },
      }),
    ],
    [`${base}/shopcollect`]: [
      collectBoard({
        ...{ path: `${base}/shopcollect`, title: '店铺收藏', marketplace },
        ...{ subject: 'shop', detailPath: `${base}/shopdetail` },
      }),
    ],
    [`${base}/livecollect`]: [
      collectBoard({ ...live, subject: 'live', detailPath: `${base}/livedetail` }),
      collectBoard({ ...live, subject: 'video', detailPath: `${base}/video` }),
    ],
  }
}

/** Every page of favourites. */
export const COLLECTIONS: Collections = {
  '/temu/collect': own('temu', '/temu/collect'),
  '/shein/collect': own('shein', '/shein/collect'),
  '/aliexpress/collect': own('aliexpress', '/aliexpress/collect'),
  ...tiktok('/tiktok'),
  ...tiktok('/tiktok_a'),
}
