import type { PageRecords } from './page-record.ts'

const HOST = {
  layout: 'host',
  access: 'tiktok',
  marketplace: 'tiktok',
  area: 'tiktok',
  menu: null,
  isOfOneThing: false,
} as const

/** Pages of the second tree of TikTok, shown inside a host client. */
export const TIKTOK_HOST_PAGES = {
  '/tiktok_a': { ...HOST, title: '行业大盘', status: 'ready' },
  '/tiktok_a/largemarket': { ...HOST, title: '行业大盘', status: 'ready' },
  '/tiktok_a/burst': { ...HOST, title: '潜力爆品', status: 'ready' },
  '/tiktok_a/fullgood': { ...HOST, title: '全托管商品榜', status: 'ready' },
  '/tiktok_a/starshop': { ...HOST, title: '明星店铺', status: 'ready' },
  '/tiktok_a/goods': { ...HOST, title: '商品搜索', status: 'ready' },
  '/tiktok_a/bomb': { ...HOST, title: '爆品榜', status: 'ready' },
  '/tiktok_a/newgood': { ...HOST, title: '新品榜', status: 'ready' },
  '/tiktok_a/hotgood': { ...HOST, title: '热推榜', status: 'ready' },
  '/tiktok_a/goodvideo': { ...HOST, title: '视频商品榜', status: 'ready' },
  '/tiktok_a/search': { ...HOST, title: '达人搜索', status: 'ready' },
  '/tiktok_a/star': { ...HOST, title: '涨粉达人榜', status: 'ready' },
  '/tiktok_a/shop': { ...HOST, title: '带货达人榜', status: 'ready' },
  '/tiktok_a/blue': { ...HOST, title: '蓝V达人榜', status: 'ready' },
  '/tiktok_a/hot': { ...HOST, title: '热门达人榜', status: 'ready' },
  '/tiktok_a/shopsearch': { ...HOST, title: '店铺搜索', status: 'ready' },
  '/tiktok_a/shoprank': { ...HOST, title: '店铺销量榜', status: 'ready' },
  '/tiktok_a/fullshop': { ...HOST, title: '全托管店铺榜', status: 'ready' },
  '/tiktok_a/hotshop': { ...HOST, title: '店铺热推榜', status: 'ready' },
  '/tiktok_a/live': { ...HOST, title: '直播搜索', status: 'ready' },
  '/tiktok_a/ttlive': { ...HOST, title: 'TT直播榜', status: 'ready' },
  '/tiktok_a/hotlive': { ...HOST, title: '直播爆品榜', status: 'ready' },
  '/tiktok_a/expertlive': { ...HOST, title: '直播带货达人榜', status: 'ready' },
  '/tiktok_a/goodcollect': { ...HOST, title: '商品收藏', status: 'ready' },
  '/tiktok_a/creatorcollect': { ...HOST, title: '达人收藏', status: 'ready' },
  '/tiktok_a/shopcollect': { ...HOST, title: '店铺收藏', status: 'ready' },
  '/tiktok_a/livecollect': { ...HOST, title: '直播收藏', status: 'ready' },
} as const satisfies PageRecords

/** Pages of the second tree that the specification does not name. */
export const TIKTOK_HOST_ADDED = {
  '/tiktok_a/creator': { ...HOST, title: '达人详情', isOfOneThing: true, status: 'ready' },
  '/tiktok_a/livedetail': { ...HOST, title: '直播详情', isOfOneThing: true, status: 'ready' },
  '/tiktok_a/video': { ...HOST, title: '视频详情', isOfOneThing: true, status: 'ready' },
  '/tiktok_a/shopdetail': { ...HOST, title: '店铺详情', isOfOneThing: true, status: 'ready' },
} as const satisfies PageRecords
