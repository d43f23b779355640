import { DAY_MS, GROWN_SHOPS_PERCENT } from '@haixuan/rules'
import type { ShopRankRow, ShopRow } from '../model/shop-row.ts'

const HOSTING = { full: '全托', semi: '半托' } as const
const ORIGIN = { local: '本土', cross_border: '跨境' } as const
const MEDAL = { gold: '金牌', silver: '银牌' } as const
const REASON = { star_seller: '明星卖家', growth: `增长前 ${GROWN_SHOPS_PERCENT}%` } as const

/** Marks of a shop, the weightiest first. */
export function shopTags(row: ShopRow): readonly string[] {
  return [
    ...(row.medal ? [MEDAL[row.medal]] : []),
    ...(row.official ? ['官方'] : []),
    ...(row.starSeller ? ['明星卖家'] : []),
    ...(row.hosting ? [HOSTING[row.hosting]] : []),
    ...(row.origin ? [ORIGIN[row.origin]] : []),
    ...(row.repeat ? ['复购'] : []),
  ]
}

/** 上榜原因; — where the board has none. */
export function reasonText({ reasons }: Pick<ShopRankRow, 'reasons'>): string {
  return reasons.map((reason) => REASON[reason]).join('、') || '—'
}

/** Whole years since opening; null without an opening day. @param now epoch milliseconds */
export function yearsOpen({ openedAt }: Pick<ShopRow, 'openedAt'>, now: number): number | null {
  if (openedAt === null) return null
  return Math.max(0, Math.floor((now - Date.parse(`${openedAt}T00:00:00Z`)) / YEAR_MS))
}

const YEAR_MS = 365.25 * DAY_MS

/** Address of the shop on the marketplace; only web addresses, whatever a file contained. */
export function shopUrl({ url }: Pick<ShopRow, 'url'>): string | null {
  return url !== null && /^https?:\/\/[^/]/i.test(url) ? url : null
}

/** 家居厨房 86%、家电 14%; — without categories. */
export function mixText({ categories }: Pick<ShopRow, 'categories'>): string {
  return categories.map(({ name, share }) => `${name} ${shareText(share)}`).join('、') || '—'
}

/** 0.862 as 86.2%; — for what is not known. */
export function shareText(share: number | null): string {
  return share === null ? '—' : `${(share * 100).toFixed(1).replace(/\.0$/, '')}%`
}
