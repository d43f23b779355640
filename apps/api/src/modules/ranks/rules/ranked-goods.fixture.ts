import { evaluateGoods, type RankDay } from './evaluate-goods.ts'
import type { StoredBoard } from './rank-board.ts'
import type { RankedGoods } from './ranked-goods.ts'

export const DAY = 1_000
export const EMPTY = { start: 0, values: [] }
/** Figures that end with the day. */
export const until = (...values: number[]) => ({ start: DAY - values.length + 1, values })
export const twoWeeks = (before: number, now: number) =>
  until(...Array<number>(7).fill(before), ...Array<number>(7).fill(now))

/** A product on sale nowhere, of which nothing is known. */
export const product: RankedGoods = {
  ...{ productId: 7, c1: 3, priceUsd: 1_000, regions: [], flags: 0, listedDay: -1 },
  ...{ score: -1, commentCount: -1, similarCount: -1, creatorCount: 0, commission: -1, videoSales: 0 },
  ...{ salesDay: -1, salesWeek: -1, salesMonth: -1, sales: EMPTY },
  main: { regionId: 211, currency: 'USD', prices: EMPTY },
  otherRegions: [],
  watch: { comments: EMPTY, score: EMPTY, state: EMPTY, creators: EMPTY },
}

/** The places that a product gets on a board, each with its order and its facts. */
export function placesOf(board: StoredBoard, goods: Partial<RankedGoods>, at: Partial<RankDay> = {}) {
  const places: unknown[] = []
  const day = { day: DAY, isNewest: true, boards: new Set([board]), bandSales: () => ({ band: 1, best: 2 }) }
  evaluateGoods({ ...product, ...goods }, { ...day, ...at }, (taken, scope, productId, order, facts) =>
    places.push({ taken, scope, productId, ...order, facts }),
  )
  return places
}
