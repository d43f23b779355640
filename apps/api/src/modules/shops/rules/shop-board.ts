import type { components } from '@haixuan/api-sdk/schema'
import { SHOP_FLAG } from '#modules/goods/rules/shop-flag.ts'
import type { Marketplace } from '#modules/reference/rules/marketplace.ts'

type ShopBoardName = components['schemas']['ShopBoard']
export type Period = 1 | 7 | 30

/** Facts of one day that a board may be ordered by; null is unknown. */
export interface ShopDay {
  /** Units and US cents of the period. */
  sales: number | null
  gmv: number | null
  /** Against the period before, thousandths. */
  salesChange: number | null
  gmvChange: number | null
  /** Creators won in the period. */
  creatorsNew: number | null
  /** Products on sale on the day. */
  goods: number
  /** Share of the main category, thousandths. */
  mainShare: number | null
}

/** A board of shops: who is on it, and in which order. */
export interface ShopBoard {
  /** Stored: never change one, only add. */
  code: number
  /** Any of these bits makes a member; 0 lets everybody in. */
  members: number
  /** Higher stands before lower; null keeps a shop off the board of that day. */
  measure: (day: ShopDay, period: Period) => number | null
  periods: readonly Period[]
}

const WEEK = [7] as const
const ALL = [1, 7, 30] as const
const bySales = ({ sales }: ShopDay) => sales
const byGmv = ({ gmv }: ShopDay) => gmv

/** Units that one product sells a day; the order of 个性店铺. */
export function perGoods({ sales, goods }: ShopDay, period: Period): number | null {
  return sales === null || goods <= 0 ? null : sales / period / goods
}

/** 主营占比 × 周销; the order of 垂直店铺. */
const byFocus = ({ sales, mainShare }: ShopDay) =>
  sales === null || mainShare === null ? null : (sales * mainShare) / 1000

const FULL: ShopBoard = { code: 7, members: SHOP_FLAG.hostingFull, measure: bySales, periods: WEEK }
const STAR_OR_GROWN = SHOP_FLAG.starSeller | SHOP_FLAG.grown

/** Boards of each marketplace (page catalogue, 2.3, 2.5, 2.6, 2.7). */
export const SHOP_BOARDS: Readonly<Record<Marketplace, Partial<Record<ShopBoardName, ShopBoard>>>> = {
  temu: {
    branded: { code: 1, members: SHOP_FLAG.branded, measure: byGmv, periods: WEEK },
    personality: { code: 2, members: SHOP_FLAG.personality, measure: perGoods, periods: WEEK },
    vertical: { code: 3, members: SHOP_FLAG.vertical, measure: byFocus, periods: WEEK },
    star: { code: 4, members: STAR_OR_GROWN, measure: ({ salesChange }) => salesChange, periods: WEEK },
  },
  shein: {
    official: { code: 5, members: SHOP_FLAG.official, measure: bySales, periods: WEEK },
    star: { code: 4, members: STAR_OR_GROWN, measure: ({ salesChange }) => salesChange, periods: WEEK },
    hot: { code: 6, members: SHOP_FLAG.hot, measure: bySales, periods: WEEK },
    full: FULL,
    semi: { code: 8, members: SHOP_FLAG.hostingSemi, measure: bySales, periods: WEEK },
  },
  aliexpress: {
    star: { code: 4, members: SHOP_FLAG.gold | SHOP_FLAG.silver, measure: bySales, periods: WEEK },
  },
  tiktok: {
    sales: { code: 9, members: 0, measure: bySales, periods: ALL },
    full: { ...FULL, periods: ALL },
    pushed: { code: 10, members: 0, measure: ({ creatorsNew }) => creatorsNew, periods: ALL },
    star: { code: 4, members: SHOP_FLAG.branded, measure: byGmv, periods: ALL },
  },
}

/** Why a shop is on the star board; bits. */
export const STAR_REASON = { seller: 1, growth: 2 } as const

export function starReason(flags: number): number {
  return (
    (flags & SHOP_FLAG.starSeller ? STAR_REASON.seller : 0) |
    (flags & SHOP_FLAG.grown ? STAR_REASON.growth : 0)
  )
}
