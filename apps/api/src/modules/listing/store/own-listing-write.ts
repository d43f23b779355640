import { type Kysely, sql } from 'kysely'
import { type Removal, setTakenAway } from '#modules/keeping'
import { marketplaceCode } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { type ListingStatus, statusCode, statusOf, type Warehouse } from '../rules/listing-status.ts'

const warehouseKey = ({ userId, marketplace }: Warehouse) =>
  sql`user_id = ${userId} and marketplace = ${marketplaceCode(marketplace)}`

/** Listings of an account, of all marketplaces together. */
export async function countListings(db: Kysely<Tables>, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::float8 as n from listing
    where user_id = ${userId} and removed_at is null`.execute(db)
  return rows[0]?.n ?? 0
}

/**
 * Puts products into a warehouse as 想上. What is there already stays as it is; what was taken away begins again.
 * @returns ids that were added, and ids that no source has brought in
 */
export async function addToWarehouse(
  db: Kysely<Tables>,
  warehouse: Warehouse,
  ids: readonly string[],
  now: number,
): Promise<{ added: ReadonlySet<string>; unknown: ReadonlySet<string> }> {
  const code = marketplaceCode(warehouse.marketplace)
  const found = await sql<{ external_id: string; title: string; image_url: string | null }>`
    select k.external_id, t.title, t.image_url from product_key k
    join product_text t on t.product_id = k.product_id
    where k.marketplace = ${code} and k.external_id = any(${[...ids]}::text[])`.execute(db)
  const added = await sql<{ external_id: string }>`
    insert into listing as l (user_id, marketplace, external_id, added_at, updated_at, title, image_url)
    select ${warehouse.userId}::uuid, ${code}::smallint, u.id, ${now}::bigint, ${now}::bigint, u.title, u.image
    from unnest(${found.rows.map((row) => row.external_id)}::text[], ${found.rows.map((row) => row.title)}::text[],
      ${found.rows.map((row) => row.image_url)}::text[]) as u (id, title, image)
    on conflict (user_id, marketplace, external_id) do update set status = 1, target_shop = null,
      target_site = null, cost = null, cost_currency = null, cost_source = null, declared = null,
      declared_currency = null, note = null, added_at = excluded.added_at, updated_at = excluded.updated_at,
      removed_at = null, title = excluded.title, image_url = excluded.image_url
    where l.removed_at is not null
    returning l.external_id`.execute(db)
  const known = new Set(found.rows.map((row) => row.external_id))
  return {
    added: new Set(added.rows.map((row) => row.external_id)),
    unknown: new Set(ids.filter((id) => !known.has(id))),
  }
}

interface Amount {
  amount: number
  currency: string
}

/** What a person writes down about listings; undefined stays as it is, null empties. */
export interface ListingChange {
  status?: ListingStatus | undefined
  targetShop?: string | null | undefined
  targetSite?: number | null | undefined
  cost?: Amount | null | undefined
  costSource?: '1688' | 'manual' | null | undefined
  declaredPrice?: Amount | null | undefined
  note?: string | null | undefined
}

/** @returns how many of the ids are in the warehouse */
export async function changeListings(
  { kysely }: Database,
  warehouse: Warehouse,
  ids: readonly string[],
  change: ListingChange,
  now: number,
): Promise<number> {
  const { status, cost, declaredPrice } = change
  const sets = [
    sql`updated_at = ${now}::bigint`,
    ...(status === undefined ? [] : [sql`status = ${statusCode(status)}::smallint`]),
    ...(change.targetShop === undefined ? [] : [sql`target_shop = ${change.targetShop}::text`]),
    ...(change.targetSite === undefined ? [] : [sql`target_site = ${change.targetSite}::smallint`]),
    ...(cost === undefined
      ? []
      : [sql`cost = ${cost?.amount ?? null}::integer, cost_currency = ${cost?.currency ?? null}::text`]),
    ...(change.costSource === undefined ? [] : [sql`cost_source = ${change.costSource}::text`]),
    ...(declaredPrice === undefined
      ? []
      : [
          sql`declared = ${declaredPrice?.amount ?? null}::integer,
            declared_currency = ${declaredPrice?.currency ?? null}::text`,
        ]),
    ...(change.note === undefined ? [] : [sql`note = ${change.note}::text`]),
  ]
  const { rows } = await sql<{ n: number }>`with changed as (update listing set ${sql.join(sets)}
      where ${warehouseKey(warehouse)} and removed_at is null and external_id = any(${[...ids]}::text[]) returning 1)
    select count(*)::float8 as n from changed`.execute(kysely)
  return rows[0]?.n ?? 0
}

/** Takes listings away, or brings back those that were taken away less than a day ago. @returns how many changed */
export function setListingsRemoved(
  db: Kysely<Tables>,
  warehouse: Warehouse,
  ids: readonly string[],
  removal: Removal,
): Promise<number> {
  return setTakenAway(db, 'listing', warehouseKey(warehouse), ids, removal)
}

/** How far each listing of a warehouse is, the newest first. */
export async function readListingMarks(
  { kysely }: Database,
  warehouse: Warehouse,
): Promise<{ id: string; status: ListingStatus }[]> {
  const { rows } = await sql<{ id: string; status: number }>`select external_id as id, status from listing
    where ${warehouseKey(warehouse)} and removed_at is null order by added_at desc, external_id`.execute(
    kysely,
  )
  return rows.map(({ id, status }) => ({ id, status: statusOf(status) }))
}
