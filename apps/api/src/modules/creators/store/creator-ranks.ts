import { DAY_MS } from '@haixuan/rules'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { CREATOR_BOARDS, NO_CHANGE, RANK_DEPTH } from '../rules/creator-board.ts'
import { CREATOR_FLAG } from '../rules/creator-flag.ts'
import {
  DARK_HORSE_FOLLOWERS,
  FULL_ENGAGEMENT,
  FULL_GROWTH,
  PERIODS,
  type Period,
  POTENTIAL_WEIGHTS,
} from '../rules/potential.ts'

/** A place of longer ago is no place to compare with. */
const COMPARED_DAYS = 7
/** Boards of earlier days are forgotten. */
const KEPT_DAYS = 400

/** `clamp` of modules/creators/rules/potential.ts. */
const clamp = (value: string) => `least(1, greatest(0, ${value}))`

/** 潜力指数 as in modules/creators/rules/potential.ts, over the columns of `f`. */
function potentialSql(period: Period): string {
  const { growth, sales, engagement, views, size } = POTENTIAL_WEIGHTS
  const before = '(f.followers - f.followers_added)'
  return [
    `${growth} * ${clamp(`case when f.followers >= 0 and ${before} > 0 then f.followers_added::float8 / ${before} * 100 else 0 end / ${FULL_GROWTH[period]}`)}`,
    `${sales} * ${clamp('case when coalesce(f.gmv, 0) <= 0 or f.gmv_before is null then 0 when f.gmv_before > 0 then f.gmv::float8 / f.gmv_before - 1 else 1 end')}`,
    `${engagement} * ${clamp(`greatest(f.engagement, 0)::float8 / 100 / ${FULL_ENGAGEMENT}`)}`,
    `${views} * ${clamp('case when f.followers > 0 and f.avg_views > 0 then f.avg_views::float8 / f.followers else 0 end')}`,
    `${size} * ${clamp('case when f.followers >= 0 then 1 - log(greatest(1, f.followers)::float8 / 1000) / 3 else 0 end')}`,
  ].join(' + ')
}

/** Change of a series between two entries counted back from the day; null unless both are known. */
const change = (series: string, from = '$p', to = '0') =>
  `case when h.${series}[d.at - ${to}] >= 0 and h.${series}[d.at - ${from}] >= 0
    then h.${series}[d.at - ${to}] - h.${series}[d.at - ${from}] end`

/** Figures of every creator at the end of a day, and their changes over the period. */
function facts(code: number, day: number, period: Period): RawBuilder<unknown> {
  const days = PERIODS[period]
  const columns = [
    'coalesce(h.followers[d.at], -1) as followers',
    `${change('followers')} as followers_added`,
    `${change('likes')} as likes_added`,
    `${change('videos')} as videos_added`,
    'coalesce(h.videos[d.at], -1) as video_count',
    `${change('units')} as units`,
    `${change('gmv')} as gmv`,
    `${change('gmv', `${2 * days}`, '$p')} as gmv_before`,
  ].join(', ')
  return sql`select c.creator_id, c.flags, c.engagement, c.avg_views, c.goods_count, c.category_id, c.c1, c.c2, c.c3,
      c.region_id, ${sql.raw(columns.replaceAll('$p', String(days)))}
    from creator c join creator_hist h on h.creator_id = c.creator_id
    cross join lateral (select ${day}::integer - h.start_day + 1 as at) d
    where c.marketplace = ${code} and d.at between 1 and cardinality(h.followers)`
}

/** What each board orders by; null keeps a creator off it. */
function figures(): RawBuilder<unknown> {
  const { least, most } = DARK_HORSE_FOLLOWERS
  const small = `s.followers between ${least} and ${most}`
  return sql.raw(`(values ('star', case when s.followers_added > 0 then s.followers_added end),
    ('shop', case when s.gmv > 0 then s.gmv end),
    ('blue', case when s.flags & ${CREATOR_FLAG.verified} <> 0 then s.followers_added end),
    ('hot', case when s.likes_added > 0 then s.likes_added end),
    ('dark_horse', case when ${small} and s.followers_added > 0 and s.gmv > 0 then s.potential::bigint end)
  ) b (board, figure)`)
}

/** Newest earlier day of the same boards, at most a week ago; null without one. */
async function dayBefore(
  db: Kysely<Tables>,
  table: 'creator_rank' | 'live_goods_rank',
  code: number,
  period: number,
  day: number,
): Promise<number | null> {
  const { rows } = await sql<{ day: number | null }>`select max(day) as day from ${sql.table(table)}
    where marketplace = ${code} and period = ${period} and day < ${day} and day >= ${day - COMPARED_DAYS}
      ${table === 'creator_rank' ? sql`and board = any(${[...CREATOR_BOARDS]}::text[])` : sql``}`.execute(db)
  return rows[0]?.day ?? null
}

const COLUMNS = sql.raw(`marketplace, board, period, day, place, previous, days_on, creator_id, followers,
  followers_added, likes_added, videos_added, video_count, units, gmv, avg_views, goods_count, growth, potential,
  top_live_id, category_id, c1, c2, c3, region_id`)
const none = sql.raw(`${NO_CHANGE}::bigint`)

async function rankPeriod(db: Kysely<Tables>, code: number, day: number, period: Period): Promise<void> {
  const days = PERIODS[period]
  const before = await dayBefore(db, 'creator_rank', code, days, day)
  const boards = [...CREATOR_BOARDS]
  await sql`delete from creator_rank where marketplace = ${code} and board = any(${boards}::text[])
    and period = ${days} and (day = ${day} or day < ${day - KEPT_DAYS})`.execute(db)
  // One look into the index for each place: of a table that just grew the planner thinks that a join is as cheap.
  const tail = sql`left join lateral (select b.place, b.days_on from creator_rank b where b.creator_id = r.creator_id
      and b.board = r.board and b.period = ${days} and b.day = ${before ?? -1} limit 1) p on true`
  await sql`with f as materialized (${facts(code, day, period)}),
    s as (select f.*, round((${sql.raw(potentialSql(period))}) * 10)::integer as potential from f),
    r as (select s.*, b.board, row_number() over (partition by b.board order by b.figure desc, s.creator_id) as place
      from s cross join lateral ${figures()} where b.figure is not null)
    insert into creator_rank (${COLUMNS})
    select ${code}::smallint, r.board, ${days}::smallint, ${day}::integer, r.place::integer,
      coalesce(p.place, -1), coalesce(p.days_on, 0) + 1, r.creator_id, r.followers,
      coalesce(r.followers_added, ${none}), coalesce(r.likes_added, ${none}), coalesce(r.videos_added, ${none}),
      r.video_count, greatest(coalesce(r.units, -1), -1), greatest(coalesce(r.gmv, -1), -1), r.avg_views,
      r.goods_count,
      case when r.followers - r.followers_added > 0
        then round(r.followers_added::float8 / (r.followers - r.followers_added) * 10000)::bigint else ${none} end,
      r.potential::smallint, -1, r.category_id, r.c1, r.c2, r.c3, r.region_id
    from r ${tail} where r.place <= ${RANK_DEPTH}`.execute(db)
  await rankLiveCreators(db, code, day, period, tail)
  await rankLiveGoods(db, code, day, period)
}

/** Lives that began in the period that ends with the day. */
const livesOf = (code: number, day: number, period: Period) =>
  sql`l.marketplace = ${code} and l.started_at >= ${(day - PERIODS[period] + 1) * DAY_MS}
    and l.started_at < ${(day + 1) * DAY_MS}`

async function rankLiveCreators(
  db: Kysely<Tables>,
  code: number,
  day: number,
  period: Period,
  tail: RawBuilder<unknown>,
): Promise<void> {
  const days = PERIODS[period]
  await sql`with l as (
      select l.creator_id, sum(l.gmv) filter (where l.gmv > 0) as gmv,
        coalesce(sum(l.units) filter (where l.units >= 0), -1)::bigint as units,
        (array_agg(l.live_id order by l.gmv desc, l.live_id))[1] as top, array_agg(l.live_id) as ids
      from live l where ${livesOf(code, day, period)} group by l.creator_id
    ), r as (
      select l.*, 'live' as board, row_number() over (order by l.gmv desc, l.creator_id) as place
      from l where l.gmv > 0
    )
    insert into creator_rank (${COLUMNS})
    select ${code}::smallint, 'live', ${days}::smallint, ${day}::integer, r.place::integer, coalesce(p.place, -1),
      coalesce(p.days_on, 0) + 1, r.creator_id, c.followers, ${none}, ${none}, ${none}, c.video_count, r.units,
      r.gmv::bigint, c.avg_views,
      (select count(distinct g.product_id)::integer from live_goods g where g.live_id = any(r.ids) and g.units > 0),
      ${none}, -1, r.top, c.category_id, c.c1, c.c2, c.c3, c.region_id
    from r join creator c on c.marketplace = ${code} and c.creator_id = r.creator_id ${tail}
    where r.place <= ${RANK_DEPTH}`.execute(db)
}

async function rankLiveGoods(db: Kysely<Tables>, code: number, day: number, period: Period): Promise<void> {
  const days = PERIODS[period]
  const before = await dayBefore(db, 'live_goods_rank', code, days, day)
  await sql`delete from live_goods_rank where marketplace = ${code} and period = ${days}
    and (day = ${day} or day < ${day - KEPT_DAYS})`.execute(db)
  await sql`with g as (
      select g.product_id, sum(g.units) as units, coalesce(sum(g.gmv) filter (where g.gmv >= 0), -1)::bigint as gmv,
        count(distinct l.live_id)::integer as lives, count(distinct l.creator_id)::integer as creators,
        (array_agg(l.live_id order by g.units desc, l.live_id))[1] as top
      from live l join live_goods g on g.live_id = l.live_id
      where ${livesOf(code, day, period)} and g.units > 0 group by g.product_id
    ), r as (select g.*, row_number() over (order by g.units desc, g.product_id) as place from g)
    insert into live_goods_rank (marketplace, period, day, place, previous, days_on, product_id, units, gmv, lives,
      creators, top_live_id, category_id, c1, c2, c3, region_mask)
    select ${code}::smallint, ${days}::smallint, ${day}::integer, r.place::integer, coalesce(p.place, -1),
      coalesce(p.days_on, 0) + 1, r.product_id, r.units::bigint, r.gmv, r.lives, r.creators, r.top, m.category_id,
      m.c1, m.c2, m.c3, m.region_mask
    from r join product_metric m on m.marketplace = ${code} and m.product_id = r.product_id
    left join lateral (select b.place, b.days_on from live_goods_rank b where b.product_id = r.product_id
      and b.period = ${days} and b.day = ${before ?? -1} limit 1) p on true
    where r.place <= ${RANK_DEPTH}`.execute(db)
}

/** Makes the boards of a day again: the same figures give the same boards. One transaction for each period. */
export async function rankCreatorDay(db: Database, code: number, day: number): Promise<void> {
  for (const period of Object.keys(PERIODS) as Period[]) {
    await db.bulk(() => db.transaction((trx) => rankPeriod(trx, code, day, period)))
  }
}

/** The newest day on which any creator was collected; null without creators. */
export async function newestCreatorDay(db: Kysely<Tables>, code: number): Promise<number | null> {
  const { rows } = await sql<{ at: number | null }>`select max(updated_at) as at from creator
    where marketplace = ${code}`.execute(db)
  const at = rows[0]?.at ?? null
  return at === null ? null : Math.floor(at / DAY_MS)
}
