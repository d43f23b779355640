import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import type { CreatorTables } from './creators-tables.ts'

/** Newest figures of creators, lives or videos of a marketplace, epoch milliseconds; null without any. */
export async function newestOf(
  db: Kysely<Tables>,
  table: 'creator' | 'live' | 'video',
  code: number,
): Promise<number | null> {
  const { rows } = await sql<{ at: number }>`select updated_at as at from ${sql.table(table)}
    where marketplace = ${code} order by updated_at desc limit 1`.execute(db)
  return rows[0]?.at ?? null
}

/** Where the figures of one row come from. */
export interface SourceData {
  source_kind: 'demo' | 'import'
  source_name: string
  source_collected_at: number | null
}

/** The source of a creator, live or video; null when it is gone. */
export async function readSourceOf(
  db: Kysely<Tables>,
  table: 'creator' | 'live' | 'video',
  code: number,
  id: number,
): Promise<SourceData | null> {
  const { rows } = await sql<SourceData>`
    select s.kind as source_kind, s.name as source_name, s.collected_at as source_collected_at
    from ${sql.table(table)} m join source s on s.id = m.source_id
    where m.marketplace = ${code} and ${sql.ref(`m.${table}_id`)} = ${id}`.execute(db)
  return rows[0] ?? null
}

/** The days of a creator; null without any. */
export async function readCreatorDays(
  db: Kysely<Tables>,
  creatorId: number,
): Promise<CreatorTables['creator_hist'] | null> {
  const row = await db
    .selectFrom('creator_hist')
    .selectAll()
    .where('creator_id', '=', creatorId)
    .executeTakeFirst()
  return row ?? null
}

/** A product as another row names it. */
export interface GoodsBriefData {
  goods_key: string
  goods_title: string
  goods_title_zh: string | null
  goods_image: string | null
  goods_price: number
}

const BRIEF = sql`t.external_id as goods_key, t.title as goods_title, t.title_zh as goods_title_zh,
  t.image_url as goods_image, p.price_usd as goods_price`
const BRIEF_JOINS = sql`join product_text t on t.product_id = g.product_id
  join product_metric p on p.marketplace = t.marketplace and p.product_id = g.product_id`

/** Products that a creator sells, best first. */
export async function readCreatorGoods(db: Kysely<Tables>, creatorId: number, limit: number) {
  const { rows } = await sql<GoodsBriefData & CreatorTables['creator_goods']>`
    select g.*, ${BRIEF} from creator_goods g ${BRIEF_JOINS} where g.creator_id = ${creatorId}
    order by g.gmv desc, g.product_id limit ${limit}`.execute(db)
  return rows
}

/** Shops whose products a creator sells, best first; -1 is missing. */
export async function readCreatorShops(db: Kysely<Tables>, code: number, creatorId: number, limit: number) {
  const { rows } = await sql<{ id: string; name: string; goods: number; units: number; gmv: number }>`
    select s.external_id as id, s.name, count(*)::integer as goods,
      coalesce(sum(g.units) filter (where g.units >= 0), -1)::bigint as units,
      coalesce(sum(g.gmv) filter (where g.gmv >= 0), -1)::bigint as gmv
    from creator_goods g join product_metric p on p.marketplace = ${code} and p.product_id = g.product_id
    join shop s on s.id = p.shop_id
    where g.creator_id = ${creatorId} group by s.id, s.external_id, s.name
    order by gmv desc, s.id limit ${limit}`.execute(db)
  return rows
}

/** Products of a live in the order they were shown. */
export async function readLiveGoods(db: Kysely<Tables>, liveId: number) {
  const { rows } = await sql<GoodsBriefData & CreatorTables['live_goods'] & { shop_name: string | null }>`
    select g.*, ${BRIEF}, s.name as shop_name from live_goods g ${BRIEF_JOINS}
    left join shop s on s.id = p.shop_id where g.live_id = ${liveId} order by g.place`.execute(db)
  return rows
}

/** The minute curves of a live; null without any. */
export async function readCurves(
  db: Kysely<Tables>,
  liveId: number,
): Promise<CreatorTables['live_minute'] | null> {
  const row = await db.selectFrom('live_minute').selectAll().where('live_id', '=', liveId).executeTakeFirst()
  return row ?? null
}
