import type { components } from '@haixuan/api-sdk/schema'
import type { ShopBoardRecord, ShopMeasure } from '@haixuan/rules'
import { SHOP_FLAG } from '#modules/goods/rules'
import { MARKETPLACES, type Marketplace, serverMarketplace } from '#modules/reference/rules'

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
  /** Higher is before lower; null keeps a shop off the board of that day. */
  measure: (day: ShopDay, period: Period) => number | null
  periods: readonly Period[]
}

/** Units that one product sells a day; the order of 个性店铺. */
function perGoods({ sales, goods }: ShopDay, period: Period): number | null {
  return sales === null || goods <= 0 ? null : sales / period / goods
}

const MEASURES: Readonly<Record<ShopMeasure, ShopBoard['measure']>> = {
  sales: ({ sales }) => sales,
  gmv: ({ gmv }) => gmv,
  salesPerGoods: perGoods,
  // 主营占比 × 周销; the order of 垂直店铺.
  focus: ({ sales, mainShare }) => (sales === null || mainShare === null ? null : (sales * mainShare) / 1000),
  salesChange: ({ salesChange }) => salesChange,
  creatorsNew: ({ creatorsNew }) => creatorsNew,
}

const boardOf = ({ code, members, measure, periods }: ShopBoardRecord): ShopBoard => ({
  code,
  members: members.reduce((bits, mark) => bits | SHOP_FLAG[mark], 0),
  measure: MEASURES[measure],
  periods,
})

type ShopBoards = Partial<Record<ShopBoardName, ShopBoard>>

/** Boards of each marketplace by their names. */
export const SHOP_BOARDS = Object.fromEntries(
  MARKETPLACES.map((marketplace) => [
    marketplace,
    Object.fromEntries(
      Object.entries(serverMarketplace(marketplace).shopBoards).map(([name, board]) => [
        name,
        boardOf(board),
      ]),
    ),
  ]),
) as Readonly<Record<Marketplace, ShopBoards>>

/** Why a shop is on the star board; bits. */
export const STAR_REASON = { seller: 1, growth: 2 } as const

export function starReason(flags: number): number {
  return (
    (flags & SHOP_FLAG.starSeller ? STAR_REASON.seller : 0) |
    (flags & SHOP_FLAG.grown ? STAR_REASON.growth : 0)
  )
}
