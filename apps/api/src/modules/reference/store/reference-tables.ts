export interface CategoryTable {
  id: number
  marketplace: number
  external_id: string
  parent_id: number | null
  level: number
  name: string
  name_zh: string | null
  path: string[]
  c1: number
  c2: number
  c3: number
  goods_count: number
  demo: boolean
}

export interface ReferenceTables {
  id_block: { name: string; next: number }
  /** @published to creators, exports, goods, market, shops */
  category: CategoryTable
  exchange_rate: { currency: string; day: number; per_usd: number; source: string }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends ReferenceTables {}
}
