import { type RawBuilder, sql } from 'kysely'
import { marketplaceCode } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import { type ListingStatus, statusCode, type Warehouse } from '../rules/listing-status.ts'

export type ListingSort = 'updated_at' | 'added_at' | 'status' | 'profit_rate'

export interface OwnListingQuery {
  /** Words that must all be in title, note or target shop, one with a leading - in none; or a whole id. */
  words: readonly string[]
  status: ListingStatus | null
  sort: { by: ListingSort; descending: boolean }
  offset: number
  limit: number
}

/** A listing as it is stored, and which product it is now. */
export interface FoundListing {
  external_id: string
  status: number
  target_shop: string | null
  target_site: number | null
  cost: number | null
  cost_currency: string | null
  cost_source: '1688' | 'manual' | null
  declared: number | null
  declared_currency: string | null
  note: string | null
  added_at: number
  updated_at: number
  title: string
  image_url: string | null
  /** Internal id; null when no source has it any more. */
  product_id: number | null
}

/** Null is missing, and last in both directions. The rate is that of modules/listing/rules/profit-rate.ts. */
const SORT: Record<ListingSort, RawBuilder<unknown>> = {
  updated_at: sql`l.updated_at`,
  added_at: sql`l.added_at`,
  status: sql`l.status`,
  profit_rate: sql`case when l.cost_currency = l.declared_currency and l.declared > 0
    then (l.declared - l.cost)::float8 / l.declared end`,
}

function conditions({ userId, marketplace }: Warehouse, query: OwnListingQuery): RawBuilder<unknown> {
  const parts = [
    sql`l.user_id = ${userId}`,
    sql`l.marketplace = ${marketplaceCode(marketplace)}`,
    sql`l.removed_at is null`,
  ]
  for (const word of query.words) {
    const isOut = word.length > 1 && word.startsWith('-')
    const low = (isOut ? word.slice(1) : word).toLowerCase()
    const holds = sql`(strpos(lower(l.title), ${low}) > 0 or strpos(lower(coalesce(l.note, '')), ${low}) > 0
      or strpos(lower(coalesce(l.target_shop, '')), ${low}) > 0 or l.external_id = ${word})`
    parts.push(isOut ? sql`not ${holds}` : holds)
  }
  if (query.status !== null) parts.push(sql`l.status = ${statusCode(query.status)}`)
  return sql.join(parts, sql` and `)
}

/** Listings of one warehouse, by pages, and how many there are. Own rows only: the user id is part of the key. */
export async function findListings(
  { kysely }: Database,
  warehouse: Warehouse,
  query: OwnListingQuery,
): Promise<{ rows: FoundListing[]; count: number }> {
  const where = conditions(warehouse, query)
  const order = sql`${SORT[query.sort.by]} ${query.sort.descending ? sql`desc` : sql`asc`} nulls last,
    l.added_at desc, l.external_id`
  const [page, total] = await Promise.all([
    // The product of each row by its key: joined to the whole page at once, a planner may read all keys instead.
    sql<FoundListing>`select l.external_id, l.status, l.target_shop, l.target_site, l.cost, l.cost_currency,
        l.cost_source, l.declared, l.declared_currency, l.note, l.added_at::float8 as added_at,
        l.updated_at::float8 as updated_at, l.title, l.image_url,
        (select k.product_id::float8 from product_key k
          where k.marketplace = l.marketplace and k.external_id = l.external_id) as product_id
      from listing l where ${where} order by ${order} limit ${query.limit} offset ${query.offset}`.execute(
      kysely,
    ),
    sql<{ n: number }>`select count(*)::float8 as n from listing l where ${where}`.execute(kysely),
  ])
  return { rows: page.rows, count: total.rows[0]?.n ?? 0 }
}
