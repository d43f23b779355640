import type { MarketplacePages, PageRecords } from './page-record.ts'

const SHEIN = {
  layout: 'menu',
  access: 'user',
  marketplace: 'shein',
  area: 'shein',
  menu: null,
  isOfOneThing: false,
} as const

/** Pages below /shein. */
export const SHEIN_PAGES = {
  '/shein': { ...SHEIN, title: '商品搜索', menu: '商品库', status: 'ready' },
  '/shein/volume': { ...SHEIN, title: '新品榜', menu: '商品库', status: 'ready' },
  '/shein/yesterday': { ...SHEIN, title: '昨日热销榜', menu: '商品库', status: 'ready' },
  '/shein/burst': { ...SHEIN, title: 'AI推荐', menu: '商品库', status: 'ready' },
  '/shein/semi': { ...SHEIN, title: '半托管商品', status: 'ready' },
  '/shein/officialshop': { ...SHEIN, title: '官方店铺', menu: '店铺库', status: 'ready' },
  '/shein/starshop': { ...SHEIN, title: '明星店铺', menu: '店铺库', status: 'ready' },
  '/shein/hotshop': { ...SHEIN, title: '热销店铺', menu: '店铺库', status: 'ready' },
  '/shein/fullshop': { ...SHEIN, title: '全托管店铺', menu: '店铺库', status: 'ready' },
  '/shein/halfshop': { ...SHEIN, title: '半托管店铺', menu: '店铺库', status: 'ready' },
  '/shein/monitorshop': { ...SHEIN, title: '店铺监控', menu: '监控台', status: 'building' },
  '/shein/newproduct': { ...SHEIN, title: '监控上新', menu: '监控台', status: 'building' },
  '/shein/productlist': { ...SHEIN, title: '监控商品', menu: '监控台', status: 'building' },
  '/shein/collect': { ...SHEIN, title: '我的收藏', menu: '监控台', status: 'ready' },
} as const satisfies PageRecords

/** Pages below /shein that the specification does not name. */
export const SHEIN_ADDED = {
  '/shein/detail': { ...SHEIN, title: '商品详情', isOfOneThing: true, status: 'ready' },
  '/shein/shop': { ...SHEIN, title: '店铺详情', isOfOneThing: true, status: 'ready' },
  '/shein/market': { ...SHEIN, title: '行业大盘', status: 'ready' },
} as const satisfies PageRecords

export const SHEIN_SITE = {
  goodsSearch: '/shein',
  shopSearch: null,
  goods: '/shein/detail',
  shop: '/shein/shop',
  seller: null,
  home: {
    about: '商品、价格与评论，全托与半托分开看',
    boards: ['/shein', '/shein/volume', '/shein/hotshop'],
  },
} as const satisfies MarketplacePages<keyof typeof SHEIN_PAGES | keyof typeof SHEIN_ADDED>
