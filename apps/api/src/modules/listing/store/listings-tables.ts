import type { Generated } from 'kysely'

interface ListingTable {
  user_id: string
  marketplace: number
  external_id: string
  /** Number of a status, from 1. */
  status: Generated<number>
  target_shop: string | null
  /** Temu siteId. */
  target_site: number | null
  /** Minor units of `cost_currency`. */
  cost: number | null
  cost_currency: string | null
  cost_source: '1688' | 'manual' | null
  /** Minor units of `declared_currency`. */
  declared: number | null
  declared_currency: string | null
  note: string | null
  /** Epoch milliseconds. */
  added_at: number
  updated_at: number
  /** When it was taken away; the daily job forgets it a day later. */
  removed_at: number | null
  title: string
  image_url: string | null
}

/** Table of migration 0094. */
export interface ListingTables {
  listing: ListingTable
}

declare module '#platform/database/tables.ts' {
  interface Tables extends ListingTables {}
}
