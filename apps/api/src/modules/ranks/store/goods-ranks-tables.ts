type Facts = (number | null)[] | null

export interface GoodsRankTable {
  marketplace: number
  board: number
  /** 0, or a regionId. */
  scope: number
  day: number
  computed_at: number
  product_ids: number[]
  changes: (number | null)[]
  days: number[]
  f1: Facts
  f2: Facts
  f3: Facts
  f4: Facts
  f5: Facts
  f6: Facts
  f7: Facts
  f8: Facts
}

export interface GoodsRankTables {
  goods_band: { marketplace: number; c1: number; band: number; sales: number }
  goods_rank: GoodsRankTable
  goods_rank_day: { marketplace: number; day: number; computed_at: number }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends GoodsRankTables {}
}
