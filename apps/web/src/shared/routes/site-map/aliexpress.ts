import type { MarketplacePages, PageRecords } from './page-record.ts'

const ALIEXPRESS = {
  layout: 'menu',
  access: 'user',
  marketplace: 'aliexpress',
  area: 'aliexpress',
  menu: null,
  isOfOneThing: false,
} as const

/** Pages below /aliexpress. */
export const ALIEXPRESS_PAGES = {
  '/aliexpress/yesterday': { ...ALIEXPRESS, title: '昨日热销榜', menu: '商品库', status: 'ready' },
  '/aliexpress/burst': { ...ALIEXPRESS, title: '飙升榜', menu: '商品库', status: 'ready' },
  '/aliexpress/volume': { ...ALIEXPRESS, title: '新品榜', menu: '商品库', status: 'ready' },
  '/aliexpress': { ...ALIEXPRESS, title: '数据看板', menu: '商品库', status: 'ready' },
  '/aliexpress/newproduct': { ...ALIEXPRESS, title: '监控上新', menu: '监控台', status: 'building' },
  '/aliexpress/productlist': { ...ALIEXPRESS, title: '监控商品', menu: '监控台', status: 'building' },
  '/aliexpress/collect': { ...ALIEXPRESS, title: '我的收藏', menu: '监控台', status: 'ready' },
  '/aliexpress/monitorshop': { ...ALIEXPRESS, title: '店铺监控', status: 'building' },
  '/aliexpress/starshop': { ...ALIEXPRESS, title: '明星店铺', status: 'ready' },
} as const satisfies PageRecords

/** Pages below /aliexpress that the specification does not name. */
export const ALIEXPRESS_ADDED = {
  '/aliexpress/detail': { ...ALIEXPRESS, title: '商品详情', isOfOneThing: true, status: 'ready' },
  '/aliexpress/shop': { ...ALIEXPRESS, title: '店铺详情', isOfOneThing: true, status: 'ready' },
} as const satisfies PageRecords

export const ALIEXPRESS_SITE = {
  goodsSearch: '/aliexpress/yesterday',
  shopSearch: null,
  goods: '/aliexpress/detail',
  shop: '/aliexpress/shop',
  seller: null,
  home: {
    about: '昨日热销，按日、周、月增量排序',
    boards: ['/aliexpress/yesterday', '/aliexpress/burst', '/aliexpress/volume'],
  },
} as const satisfies MarketplacePages<keyof typeof ALIEXPRESS_PAGES | keyof typeof ALIEXPRESS_ADDED>
