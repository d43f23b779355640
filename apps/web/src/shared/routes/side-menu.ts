import { type Marketplace, PAGE_TITLES, type SitePath } from './site-map/site-map.ts'

/** A line of the side menu. Without a path it says that the page is under construction. */
export interface MenuItem {
  title: string
  path?: SitePath
}

export interface MenuGroup {
  title: string
  items: readonly MenuItem[]
}

const group = (title: string, paths: readonly SitePath[]): MenuGroup => ({
  title,
  items: paths.map((path) => ({ path, title: PAGE_TITLES[path] })),
})

const TEMU: readonly MenuGroup[] = [
  group('市场', ['/temu']),
  group('商品库', [
    '/temu/home',
    '/temu/burst',
    '/temu/bomb',
    '/temu/volume',
    '/temu/yesterday',
    '/temu/fivestar',
    '/temu/weektop',
    '/temu/monthtop',
    '/temu/usrank',
    '/temu/eurank',
    '/temu/worldrank',
    '/temu/officialRankings',
  ]),
  group('店铺库', ['/temu/shopSearch', '/temu/brandedshop', '/temu/personalityshop', '/temu/verticalshop']),
  group('监控台', [
    '/temu/monitorshop',
    '/temu/newproduct',
    '/temu/productlist',
    '/temu/collect',
    '/temu/tagmonitor',
    '/temu/preElection',
  ]),
  group('工作台', [
    '/temu/finance',
    '/temu/settlement',
    '/temu/profit',
    '/temu/salesday',
    '/temu/deduction',
    '/temu/productstock',
    '/temu/activityManage',
  ]),
  group('上架库', ['/temu/warehouseGrounding', '/temu/grounding']),
]

const SHEIN: readonly MenuGroup[] = [
  group('商品库', ['/shein', '/shein/volume', '/shein/yesterday', '/shein/burst']),
  group('店铺库', [
    '/shein/officialshop',
    '/shein/starshop',
    '/shein/hotshop',
    '/shein/fullshop',
    '/shein/halfshop',
  ]),
  group('监控台', ['/shein/monitorshop', '/shein/newproduct', '/shein/productlist', '/shein/collect']),
]

const ALIEXPRESS: readonly MenuGroup[] = [
  group('商品库', ['/aliexpress/yesterday', '/aliexpress/burst', '/aliexpress/volume', '/aliexpress']),
  group('监控台', ['/aliexpress/newproduct', '/aliexpress/productlist', '/aliexpress/collect']),
]

const TIKTOK: readonly MenuGroup[] = [
  group('商品', [
    '/tiktok',
    '/tiktok/goods',
    '/tiktok/bomb',
    '/tiktok/newgood',
    '/tiktok/hotgood',
    '/tiktok/goodvideo',
  ]),
  group('达人', ['/tiktok/search', '/tiktok/star', '/tiktok/shop', '/tiktok/blue', '/tiktok/hot']),
  group('店铺', ['/tiktok/shopsearch', '/tiktok/shoprank', '/tiktok/fullshop', '/tiktok/hotshop']),
  group('直播', ['/tiktok/live', '/tiktok/ttlive', '/tiktok/hotlive', '/tiktok/expertlive']),
  group('收藏', [
    '/tiktok/goodcollect',
    '/tiktok/creatorcollect',
    '/tiktok/shopcollect',
    '/tiktok/livecollect',
  ]),
]

/** The side menu of each marketplace, in the order of the specification, section 2. */
export const SIDE_MENUS: Readonly<Record<Marketplace, readonly MenuGroup[]>> = {
  temu: TEMU,
  shein: SHEIN,
  aliexpress: ALIEXPRESS,
  tiktok: TIKTOK,
}
