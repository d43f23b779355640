import type { MarketplacePages, PageRecords } from './page-record.ts'

const TIKTOK = {
  layout: 'menu',
  access: 'tiktok',
  marketplace: 'tiktok',
  area: 'tiktok',
  menu: null,
  isOfOneThing: false,
} as const

/** Pages below /tiktok. */
export const TIKTOK_PAGES = {
  '/tiktok': { ...TIKTOK, title: '商品大盘', menu: '商品', status: 'ready' },
  '/tiktok/goods': { ...TIKTOK, title: '商品搜索', menu: '商品', status: 'ready' },
  '/tiktok/bomb': { ...TIKTOK, title: '爆品榜', menu: '商品', status: 'ready' },
  '/tiktok/newgood': { ...TIKTOK, title: '新品榜', menu: '商品', status: 'ready' },
  '/tiktok/hotgood': { ...TIKTOK, title: '热推榜', menu: '商品', status: 'ready' },
  '/tiktok/goodvideo': { ...TIKTOK, title: '视频商品榜', menu: '商品', status: 'ready' },
  '/tiktok/search': { ...TIKTOK, title: '达人搜索', menu: '达人', status: 'ready' },
  '/tiktok/star': { ...TIKTOK, title: '涨粉达人榜', menu: '达人', status: 'ready' },
  '/tiktok/shop': { ...TIKTOK, title: '带货达人榜', menu: '达人', status: 'ready' },
  '/tiktok/blue': { ...TIKTOK, title: '蓝V达人榜', menu: '达人', status: 'ready' },
  '/tiktok/hot': { ...TIKTOK, title: '热门达人榜', menu: '达人', status: 'ready' },
  '/tiktok/shopsearch': { ...TIKTOK, title: '店铺搜索', menu: '店铺', status: 'ready' },
  '/tiktok/shoprank': { ...TIKTOK, title: '店铺销量榜', menu: '店铺', status: 'ready' },
  '/tiktok/fullshop': { ...TIKTOK, title: '全托管店铺榜', menu: '店铺', status: 'ready' },
  '/tiktok/hotshop': { ...TIKTOK, title: '店铺热推榜', menu: '店铺', status: 'ready' },
  '/tiktok/live': { ...TIKTOK, title: '直播搜索', menu: '直播', status: 'ready' },
  '/tiktok/ttlive': { ...TIKTOK, title: 'TT直播榜', menu: '直播', status: 'ready' },
  '/tiktok/hotlive': { ...TIKTOK, title: '直播爆品榜', menu: '直播', status: 'ready' },
  '/tiktok/expertlive': { ...TIKTOK, title: '直播带货达人榜', menu: '直播', status: 'ready' },
  '/tiktok/goodcollect': { ...TIKTOK, title: '商品收藏', menu: '收藏', status: 'ready' },
  '/tiktok/creatorcollect': { ...TIKTOK, title: '达人收藏', menu: '收藏', status: 'ready' },
  '/tiktok/shopcollect': { ...TIKTOK, title: '店铺收藏', menu: '收藏', status: 'ready' },
  '/tiktok/livecollect': { ...TIKTOK, title: '直播收藏', menu: '收藏', status: 'ready' },
} as const satisfies PageRecords

/** Pages below /tiktok that the specification does not name. */
export const TIKTOK_ADDED = {
  '/tiktok/detail': { ...TIKTOK, title: '商品详情', isOfOneThing: true, status: 'ready' },
  '/tiktok/creator': { ...TIKTOK, title: '达人详情', isOfOneThing: true, status: 'ready' },
  '/tiktok/livedetail': { ...TIKTOK, title: '直播详情', isOfOneThing: true, status: 'ready' },
  '/tiktok/video': { ...TIKTOK, title: '视频详情', isOfOneThing: true, status: 'ready' },
  '/tiktok/shopdetail': { ...TIKTOK, title: '店铺详情', isOfOneThing: true, status: 'ready' },
} as const satisfies PageRecords

export const TIKTOK_SITE = {
  goodsSearch: '/tiktok/goods',
  shopSearch: '/tiktok/shopsearch',
  goods: '/tiktok/detail',
  shop: '/tiktok/shopdetail',
  seller: null,
  home: {
    about: '商品、达人、店铺与直播四类榜单，需要开通权限',
    boards: ['/tiktok/goods', '/tiktok/search', '/tiktok/live'],
  },
} as const satisfies MarketplacePages<keyof typeof TIKTOK_PAGES | keyof typeof TIKTOK_ADDED>
