import { DAY_MS } from '@haixuan/rules'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { WatchedDays } from '../rules/alert-rule.ts'

/** A row that an alert watches. */
export interface WatchedRow extends WatchedDays {
  externalId: string
  title: string
  titleZh: string | null
  /** Of the prices; empty without any. */
  currency: string
}

/** Days of history that a rule reads at most: 30 days of preview and the week before. */
export const DAYS_READ = 45
const NOTHING = { sales: [], price: [], start: 0, firstSeen: -1, titleZh: null, currency: '' }

/** Stored days of shops: what their products sold, and how many of them were listed. */
export async function readWatchedShops(
  { kysely }: Database,
  shopIds: readonly number[],
): Promise<WatchedRow[]> {
  if (shopIds.length === 0) return []
  type Row = Pick<WatchedRow, 'externalId' | 'title' | 'start' | 'sales'> & { listed: number[] }
  const { rows } = await sql<Row>`select s.external_id as "externalId", s.name as title,
      greatest(h.start_day, h.start_day + cardinality(h.sales) - ${DAYS_READ}::integer) as start,
      h.sales[greatest(1, cardinality(h.sales) - ${DAYS_READ - 1}::integer):]::float8[] as sales,
      h.listed[greatest(1, cardinality(h.sales) - ${DAYS_READ - 1}::integer):] as listed
    from shop s join shop_hist h on h.shop_id = s.id where s.id = any(${[...shopIds]}::bigint[])`.execute(
    kysely,
  )
  return rows.map((row) => ({ ...NOTHING, ...row }))
}

/** Units of each day, out of what was sold in all by its end; a day whose neighbour is not known is missing. */
function perDay(totals: readonly number[]): number[] {
  return totals.map((total, i) => {
    const before = totals[i - 1] ?? -1
    return total >= 0 && before >= 0 && total >= before ? total - before : -1
  })
}

/** Stored days of creators: followers, and what they sold on each day. */
export async function readWatchedCreators(
  { kysely }: Database,
  creatorIds: readonly number[],
): Promise<WatchedRow[]> {
  if (creatorIds.length === 0) return []
  type Row = Pick<WatchedRow, 'externalId' | 'title' | 'start' | 'firstSeen'> & {
    units: number[]
    followers: number[]
  }
  const from = sql`greatest(1, cardinality(h.followers) - ${DAYS_READ - 1}::integer)`
  const { rows } = await sql<Row>`select c.handle as "externalId", c.nickname as title,
      c.first_seen_day as "firstSeen",
      coalesce(greatest(h.start_day, h.start_day + cardinality(h.followers) - ${DAYS_READ}::integer), 0) as start,
      coalesce(h.units[${from}:], '{}')::float8[] as units,
      coalesce(h.followers[${from}:], '{}')::float8[] as followers
    from creator c left join creator_hist h on h.creator_id = c.creator_id
    where c.creator_id = any(${[...creatorIds]}::bigint[])`.execute(kysely)
  return rows.map(({ units, ...row }) => ({ ...NOTHING, ...row, sales: perDay(units) }))
}

type Event = Pick<WatchedRow, 'externalId' | 'title' | 'firstSeen'>

/** Lives with the day on which each began. */
export async function readWatchedLives({ kysely }: Database, ids: readonly number[]): Promise<WatchedRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Event>`select l.external_id as "externalId", l.title,
      (l.started_at / ${DAY_MS}::bigint)::integer as "firstSeen"
    from live l where l.live_id = any(${[...ids]}::bigint[])`.execute(kysely)
  return rows.map((row) => ({ ...NOTHING, ...row }))
}

/** Videos with the day on which each was posted. */
export async function readWatchedVideos({ kysely }: Database, ids: readonly number[]): Promise<WatchedRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Event>`select v.external_id as "externalId", v.title,
      (v.posted_at / ${DAY_MS}::bigint)::integer as "firstSeen"
    from video v where v.video_id = any(${[...ids]}::bigint[])`.execute(kysely)
  return rows.map((row) => ({ ...NOTHING, ...row }))
}
