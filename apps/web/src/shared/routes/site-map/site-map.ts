import { ALIEXPRESS_PAGES, SHEIN_PAGES } from './shein-and-aliexpress.ts'
import { SETTLEMENT_PAGES, TEMU_PAGES } from './temu.ts'
import { TIKTOK_HOST_PAGES, TIKTOK_PAGES } from './tiktok.ts'
import { LABEL_PAGES, TOP_PAGES } from './top-level.ts'
import { UNDER_CONSTRUCTION } from './under-construction.ts'

/** Pages of ours that the specification does not name: details of single things, a comparison, Shein's market. */
export const ADDED_PAGES = {
  '/shein/detail': '商品详情',
  '/aliexpress/detail': '商品详情',
  '/tiktok/detail': '商品详情',
  '/tiktok/creator': '达人详情',
  '/tiktok/livedetail': '直播详情',
  '/tiktok/video': '视频详情',
  '/tiktok_a/creator': '达人详情',
  '/tiktok_a/livedetail': '直播详情',
  '/tiktok_a/video': '视频详情',
  '/shein/shop': '店铺详情',
  '/aliexpress/shop': '店铺详情',
  '/tiktok/shopdetail': '店铺详情',
  '/tiktok_a/shopdetail': '店铺详情',
  '/compare': '对比',
  '/shein/market': '行业大盘',
  '/developers': '开放平台',
  '/yhxy': '用户协议',
  '/admin': '运营后台',
  '/site-check': '站点检查',
} as const

/** Pages that show one thing and need its id. */
const OF_ONE_THING: ReadonlySet<string> = new Set<keyof typeof ADDED_PAGES | keyof typeof TEMU_PAGES>([
  ...(['/temu/detail', '/shein/detail', '/aliexpress/detail', '/tiktok/detail'] as const),
  ...(['/temu/shop', '/temu/seller', '/shein/shop', '/aliexpress/shop'] as const),
  ...(['/tiktok/shopdetail', '/tiktok/creator', '/tiktok/livedetail', '/tiktok/video'] as const),
  ...(['/tiktok_a/shopdetail', '/tiktok_a/creator', '/tiktok_a/livedetail', '/tiktok_a/video'] as const),
])

/** Title of every page, by path: the one list of what can be visited. */
export const PAGE_TITLES = {
  ...TOP_PAGES,
  ...TEMU_PAGES,
  ...SETTLEMENT_PAGES,
  ...SHEIN_PAGES,
  ...ALIEXPRESS_PAGES,
  ...TIKTOK_PAGES,
  ...TIKTOK_HOST_PAGES,
  ...LABEL_PAGES,
  ...ADDED_PAGES,
} as const

/** Path of a page of the site. */
export type SitePath = keyof typeof PAGE_TITLES

/** Which side menu stands beside a page. */
export type Marketplace = 'temu' | 'shein' | 'aliexpress' | 'tiktok'

/**
 * Frame of a page: `plain` nothing around it, `site` header and footer, `backdrop` a picture behind it, `header`
 * header alone, `host` side menu for pages inside a host client, whose header hides in a frame, `test` the facts of
 * the host around it; and of ours `menu` header and side menu, `label` the label editor.
 */
export type LayoutName = 'plain' | 'site' | 'backdrop' | 'header' | 'host' | 'test' | 'menu' | 'label'

export interface SitePage {
  path: SitePath
  title: string
  layout: LayoutName
  marketplace: Marketplace | undefined
  access: 'public' | 'user' | 'tiktok' | 'operator'
  status: 'ready' | 'building'
  /** It shows one thing and needs its id. */
  isOfOneThing: boolean
}

const HOST_TWINS = ['/finance', '/grounding', '/preElection', '/store', '/authorize']
const SIGNED_IN_TOP = [
  '/compare',
  '/share',
  '/temushopbind',
  '/postageUpload',
  '/auth',
  ...HOST_TWINS.slice(0, 4),
]

/** The marketplace whose menu a path belongs to; `/tiktok_a` is TikTok's second tree. */
export function marketplaceOf(path: string): Marketplace | undefined {
  const first = path.split('/')[1]
  if (first === 'tiktok_a') return 'tiktok'
  return first === 'temu' || first === 'shein' || first === 'aliexpress' || first === 'tiktok'
    ? first
    : undefined
}

function layoutOf(path: SitePath): LayoutName {
  if (path === '/login') return 'backdrop'
  if (path === '/auth') return 'plain'
  if (path === '/admin') return 'header'
  if (path === '/site-check') return 'test'
  if (path === '/tag_generation' || path.startsWith('/tag_generation/')) return 'label'
  if (path.startsWith('/tiktok_a') || HOST_TWINS.includes(path)) return 'host'
  return marketplaceOf(path) ? 'menu' : 'site'
}

function accessOf(path: SitePath): SitePage['access'] {
  if (path === '/admin') return 'operator'
  const marketplace = marketplaceOf(path)
  if (marketplace === 'tiktok') return 'tiktok'
  return marketplace || SIGNED_IN_TOP.includes(path) ? 'user' : 'public'
}

const building: ReadonlySet<string> = new Set(UNDER_CONSTRUCTION)

/** Every page with what follows from its path. */
export const SITE_PAGES: readonly SitePage[] = (Object.keys(PAGE_TITLES) as SitePath[]).map((path) => ({
  path,
  title: PAGE_TITLES[path],
  layout: layoutOf(path),
  marketplace: marketplaceOf(path),
  access: accessOf(path),
  status: building.has(path) ? 'building' : 'ready',
  isOfOneThing: OF_ONE_THING.has(path),
}))

/** Whether a path is one of the site's, exactly as written. */
export const isSitePath = (path: string): path is SitePath => Object.hasOwn(PAGE_TITLES, path)

/** The page of a path; undefined for an unknown one. A slash at the end does not matter. */
export function sitePage(path: string): SitePage | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path
  return SITE_PAGES.find((page) => page.path === trimmed)
}
