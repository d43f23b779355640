import { type RawBuilder, sql } from 'kysely'
import { type FavouriteList, kindCode, marketplaceCode, type Outreach } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import { type FavouriteFigures, FIGURES_NOW } from './favourite-figures.ts'

export type FavouriteSort =
  | 'saved_at'
  | 'price_change'
  | 'sales_since'
  | 'sales'
  | 'daily_sales'
  | 'audience'
  | 'audience_since'

export interface FavouriteQuery {
  /** Words that must all be in title or note, one with a leading - in neither; or a whole id. */
  words: readonly string[]
  /** `none`: those in no folder. */
  folder: string | null
  outreach: Outreach | null
  change: 'cheaper' | 'dearer' | 'gone' | null
  sort: { by: FavouriteSort; descending: boolean }
  offset: number
  limit: number
}

/** A favourite as it is stored, with the figures of now. */
export interface FoundFavourite extends FavouriteFigures {
  external_id: string
  folder_id: string | null
  folder_name: string | null
  note: string | null
  outreach: Outreach | null
  is_reminded: boolean
  saved_at: number
  title: string
  image_url: string | null
  saved_price: number
  saved_currency: string
  saved_sales: number
  saved_audience: number
}

const sameCurrency = sql`f.saved_price > 0 and n.price >= 0 and n.currency = f.saved_currency`
/** Null is missing, and last in both directions. */
const SORT: Record<FavouriteSort, RawBuilder<unknown>> = {
  saved_at: sql`f.saved_at`,
  price_change: sql`case when ${sameCurrency} then n.price::float8 / f.saved_price end`,
  sales_since: sql`case when f.saved_sales >= 0 and n.sales >= 0 then n.sales - f.saved_sales end`,
  sales: sql`nullif(n.sales, -1)`,
  daily_sales: sql`nullif(n.sales_day, -1)`,
  audience: sql`nullif(n.audience, -1)`,
  audience_since: sql`case when f.saved_audience >= 0 and n.audience >= 0 then n.audience - f.saved_audience end`,
}
const CHANGE: Record<'cheaper' | 'dearer' | 'gone', RawBuilder<unknown>> = {
  cheaper: sql`${sameCurrency} and n.price < f.saved_price`,
  dearer: sql`${sameCurrency} and n.price > f.saved_price`,
  gone: sql`n.ref_id is null`,
}

function conditions(list: FavouriteList, query: FavouriteQuery): RawBuilder<unknown> {
  const parts = [
    sql`f.user_id = ${list.userId}`,
    sql`f.marketplace = ${marketplaceCode(list.marketplace)}`,
    sql`f.kind = ${kindCode(list.kind)}`,
    sql`f.removed_at is null`,
  ]
  for (const word of query.words) {
    const isOut = word.length > 1 && word.startsWith('-')
    const low = (isOut ? word.slice(1) : word).toLowerCase()
    const holds = sql`(strpos(lower(f.title), ${low}) > 0 or strpos(lower(coalesce(f.note, '')), ${low}) > 0
      or f.external_id = ${word})`
    parts.push(isOut ? sql`not ${holds}` : holds)
  }
  if (query.folder !== null)
    parts.push(query.folder === 'none' ? sql`f.folder_id is null` : sql`f.folder_id = ${query.folder}`)
  if (query.outreach !== null) parts.push(sql`f.outreach = ${query.outreach}`)
  if (query.change !== null) parts.push(CHANGE[query.change])
  return sql.join(parts, sql` and `)
}

/** Favourites of one list, by pages, and how many there are. Own rows only: the user id is part of the key. */
export async function findFavourites(
  { kysely }: Database,
  list: FavouriteList,
  query: FavouriteQuery,
): Promise<{ rows: FoundFavourite[]; count: number }> {
  const where = conditions(list, query)
  const now = FIGURES_NOW[list.kind]
  const direction = query.sort.descending ? sql`desc` : sql`asc`
  const [page, total] = await Promise.all([
    sql<FoundFavourite>`select f.external_id, f.folder_id, d.name as folder_name, f.note,
        f.outreach, f.remind_from is not null as is_reminded, f.saved_at::float8 as saved_at, f.title, f.image_url,
        f.saved_price, f.saved_currency, f.saved_sales::float8 as saved_sales,
        f.saved_audience::float8 as saved_audience, n.*
      from favourite f
      left join lateral (${now}) n on true
      left join favourite_folder d on d.user_id = f.user_id and d.id = f.folder_id
      where ${where}
      order by ${SORT[query.sort.by]} ${direction} nulls last, f.saved_at desc, f.external_id
      limit ${query.limit} offset ${query.offset}`.execute(kysely),
    sql<{ n: number }>`select count(*)::float8 as n from favourite f
      ${query.change === null ? sql`` : sql`left join lateral (${now}) n on true`} where ${where}`.execute(
      kysely,
    ),
  ])
  return { rows: page.rows, count: total.rows[0]?.n ?? 0 }
}
