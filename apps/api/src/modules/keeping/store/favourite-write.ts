import { type Kysely, sql } from 'kysely'
import { type FavouriteList, kindCode, marketplaceCode, type Outreach } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { type FavouriteFace, readFaces } from './favourite-faces.ts'
import { type FavouriteFigures, FIGURES_NOW } from './favourite-figures.ts'
import { type Removal, setTakenAway } from './taken-away.ts'

/** Favourites of one kind and marketplace that a person may keep, whatever the tier: all their ids go to the page. */
export const MOST_FAVOURITES = 10_000

const listKey = ({ userId, marketplace, kind }: FavouriteList) =>
  sql`user_id = ${userId} and marketplace = ${marketplaceCode(marketplace)} and kind = ${kindCode(kind)}`

interface Known extends FavouriteFigures {
  external_id: string
  ref_id: number
}

/** Those of the ids that some source has brought in, with their figures of now. */
async function findKnown({ kysely }: Database, { marketplace, kind }: FavouriteList, ids: readonly string[]) {
  const { rows } = await sql<Known>`select f.external_id, n.* from
    (select ${marketplaceCode(marketplace)}::smallint as marketplace, u.id as external_id
      from unnest(${[...ids]}::text[]) as u (id)) f
    join lateral (${FIGURES_NOW[kind]}) n on true`.execute(kysely)
  return rows
}

export async function countFavourites(db: Kysely<Tables>, list: FavouriteList): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::float8 as n from favourite
    where ${listKey(list)} and removed_at is null`.execute(db)
  return rows[0]?.n ?? 0
}

/** Favourites of a person, of all kinds and marketplaces together. */
export async function countAllFavourites(db: Kysely<Tables>, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::float8 as n from favourite
    where user_id = ${userId} and removed_at is null`.execute(db)
  return rows[0]?.n ?? 0
}

/** What may be saved of a list: ids that some source has brought in, as they are at this moment. */
export interface Savable {
  rows: (Known & { face: FavouriteFace | undefined })[]
  /** Ids that no source has brought in. */
  unknown: string[]
}

/** Looks up what is to be saved. Apart from the saving, because what reads the market has no transaction. */
export async function findSavable(
  db: Database,
  list: FavouriteList,
  ids: readonly string[],
): Promise<Savable> {
  const found = await findKnown(db, list, ids)
  const refs = found.map((row) => row.ref_id)
  const faces = await readFaces(db, list.kind, marketplaceCode(list.marketplace), refs, 0)
  const known = new Set(found.map((row) => row.external_id))
  return {
    rows: found.map((row) => ({ ...row, face: faces.get(row.ref_id) })),
    unknown: ids.filter((id) => !known.has(id)),
  }
}

/**
 * Saves with the figures that were found. What is saved already stays as it is; what was taken away begins again.
 * @returns ids that were added
 */
export async function saveFavourites(
  db: Kysely<Tables>,
  list: FavouriteList,
  { rows }: Savable,
  about: { folder: string | null; note: string | null; now: number },
): Promise<string[]> {
  const code = marketplaceCode(list.marketplace)
  const added = await sql<{ external_id: string }>`
    insert into favourite as f (user_id, marketplace, kind, external_id, folder_id, note, outreach, saved_at, title,
      image_url,
      saved_price, saved_currency, saved_sales, saved_audience)
    select ${list.userId}::uuid, ${code}::smallint, ${kindCode(list.kind)}::smallint, u.id, ${about.folder}::uuid,
      ${about.note}::text, ${list.kind === 'creator' ? 'none' : null}::text, ${about.now}::bigint, u.title, u.image, u.price, u.currency, u.sales, u.audience
    from unnest(${rows.map((row) => row.external_id)}::text[],
      ${rows.map((row) => row.face?.title ?? row.external_id)}::text[],
      ${rows.map((row) => row.face?.imageUrl ?? null)}::text[], ${rows.map((row) => row.price)}::integer[],
      ${rows.map((row) => row.currency)}::text[], ${rows.map((row) => row.sales)}::bigint[],
      ${rows.map((row) => row.audience)}::bigint[]) as u (id, title, image, price, currency, sales, audience)
    on conflict (user_id, marketplace, kind, external_id) do update set folder_id = excluded.folder_id,
      note = excluded.note, outreach = excluded.outreach, saved_at = excluded.saved_at, removed_at = null,
      remind_from = null, title = excluded.title,
      image_url = excluded.image_url, saved_price = excluded.saved_price,
      saved_currency = excluded.saved_currency, saved_sales = excluded.saved_sales,
      saved_audience = excluded.saved_audience
    where f.removed_at is not null
    returning f.external_id`.execute(db)
  return added.rows.map((row) => row.external_id)
}

/**
 * Moves, notes, says how far the outreach is, asks to be told of what comes after `remindFrom`: a field that is
 * undefined stays.
 * @returns how many of the ids are favourites
 */
export async function changeFavourites(
  { kysely }: Database,
  list: FavouriteList,
  ids: readonly string[],
  change: {
    folder?: string | null | undefined
    note?: string | null | undefined
    outreach?: Outreach | undefined
    /** Epoch milliseconds; null: no more. */
    remindFrom?: number | null | undefined
  },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`with changed as (update favourite set
      folder_id = case when ${change.folder !== undefined}::boolean then ${change.folder ?? null}::uuid else folder_id end,
      note = case when ${change.note !== undefined}::boolean then ${change.note ?? null}::text else note end,
      outreach = coalesce(${change.outreach ?? null}::text, outreach),
      remind_from = case when ${change.remindFrom !== undefined}::boolean then ${change.remindFrom ?? null}::bigint else remind_from end
      where ${listKey(list)} and removed_at is null and external_id = any(${[...ids]}::text[]) returning 1)
    select count(*)::float8 as n from changed`.execute(kysely)
  return rows[0]?.n ?? 0
}

/** Takes favourites away, or brings back those that were taken away less than a day ago. @returns how many changed */
export function setRemoved(
  { kysely }: Database,
  list: FavouriteList,
  ids: readonly string[],
  removal: Removal,
): Promise<number> {
  return setTakenAway(kysely, 'favourite', listKey(list), ids, removal)
}

/** Ids of all favourites of a list, newest first. */
export async function readFavouriteIds({ kysely }: Database, list: FavouriteList): Promise<string[]> {
  const { rows } = await sql<{ external_id: string }>`select external_id from favourite
    where ${listKey(list)} and removed_at is null order by saved_at desc, external_id
    limit ${MOST_FAVOURITES}`.execute(kysely)
  return rows.map((row) => row.external_id)
}
