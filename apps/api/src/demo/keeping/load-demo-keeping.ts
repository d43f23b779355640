import { DAY_MS } from '@haixuan/rules'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { openFolder } from '../../modules/keeping/store/favourite-folders.ts'
import { changeFavourites, findSavable, saveFavourites } from '../../modules/keeping/store/favourite-write.ts'
import { insertView } from '../../modules/keeping/store/saved-view-rows.ts'
import { runAlerts } from '../../modules/monitoring/jobs/run-alerts.ts'
import { checkedBy } from '../../modules/monitoring/store/preview-alert.ts'
import { putAlert } from '../../modules/monitoring/store/view-alert-rows.ts'
import type { FavouriteKind, FavouriteList } from '../../modules/reference/rules/favourite-kind.ts'
import { dayOfTime } from '../../modules/reference/rules/goods-day.ts'
import { marketplaceCode } from '../../modules/reference/rules/marketplace.ts'
import { DEMO_MARKETPLACES, type DemoMarketplace } from '../demo-marketplace.ts'
import { listSome } from './demo-listings.ts'

/** The demo member who may open everything. */
const OWNER = '13800138003'
const KEPT = 8
/** Is in `maintenance` while this loads. */
export const KEEPING_DUTY = 'demo-keeping'

/** The best sellers of a kind; where a marketplace has none of it, nothing is kept. */
const BEST: Record<FavouriteKind, string> = {
  // Half of them are cheaper than two weeks ago, so that a change of price can be seen.
  goods: `(select t.external_id as id from product_metric m join product_text t on t.product_id = m.product_id
      join product_hist h on h.product_id = m.product_id and h.region_id = 0
      where m.marketplace = $1 and m.price > 0 and h.currency = m.currency
        and h.price[cardinality(h.price) - 13] > m.price and m.sales_week >= 50
      order by m.sales_week desc, m.product_id limit $2 / 2)
    union (select t.external_id from product_metric m join product_text t on t.product_id = m.product_id
      where m.marketplace = $1 and m.price > 0 order by m.sales_week desc, m.product_id limit $2 / 2)`,
  shop: `select s.external_id as id from shop_figure g join shop s on s.id = g.shop_id
    where g.marketplace = $1 order by g.sales_week desc, g.shop_id limit $2`,
  creator:
    'select external_id as id from creator where marketplace = $1 order by gmv desc, creator_id limit $2',
  live: 'select external_id as id from live where marketplace = $1 order by gmv desc, live_id limit $2',
  video: 'select external_id as id from video where marketplace = $1 order by gmv desc, video_id limit $2',
}
const TIKTOK_ONLY: readonly FavouriteKind[] = ['creator', 'live', 'video']
const NOTES = ['等降价再上', null, '样品已到，质量可以', null, null, '同行都在推，关注库存', null, null]
const OUTREACH = ['working', 'sampled', 'contacted', 'contacted', 'none', 'none', 'none', 'none'] as const

async function keepSome(db: Database, list: FavouriteList, now: number): Promise<void> {
  const { rows } = await db.pool.query<{ id: string }>(BEST[list.kind], [
    marketplaceCode(list.marketplace),
    KEPT,
  ])
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  const folder = await openFolder(db, list, '重点关注')
  for (const [n, id] of ids.entries()) {
    // One each few days, the newest yesterday.
    const savedAt = now - (n * 3 + 1) * DAY_MS
    await saveFavourites(db.kysely, list, await findSavable(db, list, [id]), {
      folder: n < 3 ? (folder?.id ?? null) : null,
      note: NOTES[n] ?? null,
      now: savedAt,
    })
    if (list.kind === 'live' && n < 3) await changeFavourites(db, list, [id], { remindFrom: now })
    if (list.kind === 'creator') await changeFavourites(db, list, [id], { outreach: OUTREACH[n] ?? 'none' })
  }
}

/** Puts the figures of the day back that stored days know: what was kept a week ago shows what changed since. */
async function putBackGoods(db: Database, userId: string, today: number): Promise<void> {
  await sql`update favourite f set
      saved_price = coalesce(nullif(past.price, -1), f.saved_price),
      saved_sales = greatest(0, f.saved_sales - past.sold)
    from (
      select f2.marketplace, f2.external_id,
        h.price[(f2.saved_at / ${DAY_MS}::bigint)::integer - h.start_day + 1] as price,
        (select coalesce(sum(greatest(u.units, 0)), 0) from unnest(h.sales) with ordinality as u (units, n)
          where h.start_day + u.n::integer - 1 between (f2.saved_at / ${DAY_MS}::bigint)::integer + 1 and ${today}) as sold
      from favourite f2
      join product_key k on k.marketplace = f2.marketplace and k.external_id = f2.external_id
      join product_hist h on h.product_id = k.product_id and h.region_id = 0
      join product_metric m on m.marketplace = k.marketplace and m.product_id = k.product_id
      where f2.user_id = ${userId} and f2.kind = 1 and h.currency = m.currency
    ) past
    where f.user_id = ${userId} and f.kind = 1 and f.marketplace = past.marketplace
      and f.external_id = past.external_id and f.saved_sales >= 0`.execute(db.kysely)
  // Other kinds grow by a part of themselves a day: demo rows are generated and marked so.
  await sql`update favourite f set
      saved_sales = case when saved_sales > 0 then saved_sales - saved_sales * days.n / 400 else saved_sales end,
      saved_audience = case when saved_audience > 0 then saved_audience - saved_audience * days.n / 600 else saved_audience end
    from (select user_id, marketplace, kind, external_id, ${today} - saved_at / ${DAY_MS}::bigint as n
      from favourite where user_id = ${userId} and kind <> 1) days
    where f.user_id = days.user_id and f.marketplace = days.marketplace and f.kind = days.kind
      and f.external_id = days.external_id`.execute(db.kysely)
}

const VIEWS = [
  { name: '日销过百', isWatched: true, query: { min_daily_sales: '100', sort: 'weekly_sales:desc' } },
  { name: '新品潜力', query: { listed_within: '30', min_weekly_sales: '100', sort: 'weekly_sales:desc' } },
  { name: '高分好评', query: { min_score: '4.8', min_comment_num_tips: '100', sort: 'score:desc' } },
]

async function saveSomeViews(db: Database, userId: string, now: number): Promise<void> {
  for (const { name, query, isWatched } of VIEWS) {
    const watched = { marketplace: 'temu' as const, query }
    const view = { board: '/temu/home', name, query, columns: null, watched }
    const viewId = await insertView(db, userId, view, now)
    if (viewId === null || !isWatched) continue
    const rule = { kind: 'price_drop' as const, percent: 5 }
    const newest = await checkedBy(db, watched, rule)
    if (newest === null) continue
    // As if it had been saved a week ago, so that there is something to read.
    await putAlert(db, { userId, viewId, rule, isOn: true, checkedThrough: newest - 7 }, now)
  }
}

/**
 * What the demo member has kept, saved and been told, unless they have something already: of every kind and marketplace
 * that has rows. Needs the demo accounts and the sums of the daily job. What a killed start left half done is gone on
 * with: a mark in `maintenance` is while it runs.
 */
export async function loadDemoKeeping(db: Database, now = Date.now()): Promise<void> {
  const { rows } = await db.pool.query<{ id: string }>(
    `select u.id from user_mobile m join app_user u on u.id = m.user_id
      where m.mobile = $1 and u.is_demo and (exists (select 1 from maintenance where duty = $2)
        or not exists (select 1 from favourite f where f.user_id = u.id)
        and not exists (select 1 from saved_view v where v.user_id = u.id))`,
    [OWNER, KEEPING_DUTY],
  )
  const userId = rows[0]?.id
  if (userId === undefined) return
  await db.pool.query('insert into maintenance (duty, done_at) values ($1, now()) on conflict do nothing', [
    KEEPING_DUTY,
  ])
  for (const marketplace of DEMO_MARKETPLACES) {
    for (const kind of kindsOf(marketplace)) await keepSome(db, { userId, marketplace, kind }, now)
    await listSome(db, userId, marketplace, now)
  }
  await putBackGoods(db, userId, dayOfTime(now))
  await saveSomeViews(db, userId, now)
  await runAlerts(db, { now })
  await db.pool.query('delete from maintenance where duty = $1', [KEEPING_DUTY])
}

const kindsOf = (marketplace: DemoMarketplace): FavouriteKind[] => [
  'goods',
  'shop',
  ...(marketplace === 'tiktok' ? TIKTOK_ONLY : []),
]
