import { EU27 } from '@haixuan/rules'

/**
 * Region filter options (specification, section 3). Ids are Temu regionIds, never siteIds.
 * The 27 ids of the EU are Temu's own list without the United Kingdom, Iceland, Liechtenstein and Norway.
 */
export const REGION_SETS = [
  { label: '美国', ids: [211] },
  { label: '加拿大', ids: [37] },
  { label: '英国', ids: [210] },
  { label: '澳新', ids: [12, 144] },
  { label: '欧区', ids: EU27 },
  { label: '墨西哥', ids: [128] },
  { label: '韩国', ids: [185] },
  { label: '日本', ids: [100] },
  { label: '沙特', ids: [174] },
  { label: '菲律宾', ids: [160] },
] as const

/** Countries in which TikTok Shop sells, as regionIds. */
export const TIKTOK_COUNTRIES = [
  { label: '美国', ids: [211] },
  { label: '印度尼西亚', ids: [93] },
  { label: '英国', ids: [210] },
  { label: '越南', ids: [217] },
  { label: '泰国', ids: [197] },
  { label: '马来西亚', ids: [119] },
  { label: '菲律宾', ids: [160] },
  { label: '西班牙', ids: [186] },
  { label: '墨西哥', ids: [128] },
  { label: '德国', ids: [76] },
  { label: '法国', ids: [69] },
  { label: '意大利', ids: [98] },
  { label: '巴西', ids: [29] },
  { label: '日本', ids: [100] },
  { label: '新加坡', ids: [179] },
  { label: '沙特', ids: [174] },
] as const

const WITH_FULL_HOSTING: ReadonlySet<string> = new Set([
  '美国',
  '英国',
  '西班牙',
  '墨西哥',
  '德国',
  '意大利',
  '法国',
])

/** Countries in which TikTok Shop runs full hosting (page catalogue, 2.6). */
export const FULL_COUNTRIES = TIKTOK_COUNTRIES.filter(({ label }) => WITH_FULL_HOSTING.has(label))
