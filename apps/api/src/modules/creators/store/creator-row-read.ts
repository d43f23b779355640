import type { Database } from '#platform/database/database.ts'
import { runPrepared } from '#platform/database/run-prepared.ts'
import type { CreatorTable, LiveTable, VideoTable } from './creators-tables.ts'

type Words = 'search' | 'grams' | 'marketplace' | 'source_id' | 'c1' | 'c2' | 'c3'

interface CategoryWords {
  category_key: string | null
  category_path: string[] | null
}

/** A creator as lists show them; -1 is missing. */
export interface CreatorRowData extends Omit<CreatorTable, Words>, CategoryWords {
  start_day: number | null
  /** Followers at the end of each of the last 30 days. */
  trend: number[] | null
}

interface OwnerData {
  creator_key: string | null
  creator_name: string | null
  creator_avatar: string | null
  creator_followers: number | null
}

export interface LiveRowData extends Omit<LiveTable, Words>, CategoryWords, OwnerData {}

export interface VideoRowData extends Omit<VideoTable, Words>, CategoryWords, OwnerData {
  goods_key: string | null
  goods_title: string | null
  goods_title_zh: string | null
  goods_image: string | null
  goods_price: number | null
}

const OWNER = `o.external_id as creator_key, o.nickname as creator_name, o.avatar_url as creator_avatar,
  o.followers as creator_followers`
const CATEGORY = 'c.external_id as category_key, c.path as category_path'
const JOINED = 'left join category c on c.id = m.category_id'
const OWNED = 'left join creator o on o.marketplace = m.marketplace and o.creator_id = m.creator_id'

const CREATORS = `select m.creator_id, m.external_id, m.handle, m.nickname, m.avatar_url, m.url, m.region_id,
  m.category_id, m.flags, m.followers, m.likes, m.video_count, m.engagement, m.avg_views, m.units, m.gmv,
  m.units_total, m.gmv_total, m.live_share, m.goods_count, m.female, m.ages, m.first_seen_day, m.updated_at,
  h.start_day + greatest(0, cardinality(h.followers) - 30) as start_day,
  h.followers[greatest(1, cardinality(h.followers) - 29):] as trend, ${CATEGORY}
  from creator m left join creator_hist h on h.creator_id = m.creator_id ${JOINED}
  where m.marketplace = $1 and m.creator_id = any($2::bigint[])`

const LIVES = `select m.live_id, m.creator_id, m.external_id, m.title, m.cover_url, m.region_id, m.category_id,
  m.flags, m.started_at, m.ended_at, m.duration, m.viewers, m.peak_online, m.units, m.gmv, m.goods_count,
  m.updated_at, ${OWNER}, ${CATEGORY}
  from live m ${OWNED} ${JOINED} where m.marketplace = $1 and m.live_id = any($2::bigint[])`

const VIDEOS = `select m.video_id, m.creator_id, m.product_id, m.external_id, m.title, m.cover_url, m.url,
  m.region_id, m.category_id, m.flags, m.posted_at, m.duration, m.views, m.likes, m.comments, m.shares, m.units,
  m.gmv, m.updated_at, t.external_id as goods_key, t.title as goods_title, t.title_zh as goods_title_zh,
  t.image_url as goods_image, p.price_usd as goods_price, ${OWNER}, ${CATEGORY}
  from video m ${OWNED} ${JOINED}
  left join product_text t on t.product_id = m.product_id
  left join product_metric p on p.marketplace = m.marketplace and p.product_id = m.product_id
  where m.marketplace = $1 and m.video_id = any($2::bigint[])`

async function inOrder<Row extends object>(
  { pool }: Database,
  name: string,
  text: string,
  [code, ids]: readonly [number, readonly number[]],
  idOf: (row: Row) => number,
): Promise<Row[]> {
  if (ids.length === 0) return []
  const rows = await runPrepared<Row>(pool, name, text, [code, [...ids]])
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Rows of creators, in the order of the ids; an id that is gone is left out. */
export const readCreatorRows = (db: Database, code: number, ids: readonly number[]) =>
  inOrder<CreatorRowData>(db, 'creator rows', CREATORS, [code, ids], (row) => row.creator_id)

/** Rows of lives, in the order of the ids. */
export const readLiveRows = (db: Database, code: number, ids: readonly number[]) =>
  inOrder<LiveRowData>(db, 'live rows', LIVES, [code, ids], (row) => row.live_id)

/** Rows of videos, in the order of the ids. */
export const readVideoRows = (db: Database, code: number, ids: readonly number[]) =>
  inOrder<VideoRowData>(db, 'video rows', VIDEOS, [code, ids], (row) => row.video_id)
