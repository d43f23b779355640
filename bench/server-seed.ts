import { loadDemoCreators } from '../apps/api/src/domain/demo-creators/load-demo-creators.ts'
import { loadDemoGoods } from '../apps/api/src/domain/demo-goods/load-demo-goods.ts'
import { rollUpCreators } from '../apps/api/src/storage/creators/creator-roll-up.ts'
import type { Database } from '../apps/api/src/storage/database.ts'
import { rollUpRanks } from '../apps/api/src/storage/goods-rank-roll-up.ts'
import { rollUpGoods } from '../apps/api/src/storage/goods-roll-up.ts'
import { rollUpMarket } from '../apps/api/src/storage/market/market-roll-up.ts'
import { rollUpShops } from '../apps/api/src/storage/shops/shop-roll-up.ts'
import { type CopiedTable, copyTables, STEP } from './copy-rows.ts'

/** Products, shops and creators made by the generators; the rest are copies of them with figures of their own. */
const MADE = 20_000
/** Makes 50,000 shops of the 864 of the generator; their products are spread over them. */
const SHOP_COPIES = 58
const CREATOR_COPIES = 100

const older = 't.updated_at - (t.product_id * 7919 + k * 104729) % 86400000'

const GOODS: readonly CopiedTable[] = [
  {
    table: 'product_metric',
    id: 'product_id',
    varied: ['sales_total', 'sales_day', 'sales_week', 'sales_month', 'gmv', 'price_usd', 'comment_count'],
    made: {
      updated_at: older,
      shop_id: `t.shop_id + ((k + t.product_id % 9) % ${SHOP_COPIES}) * ${STEP}::bigint`,
    },
  },
  // A title of its own, or every product had fifty that are the same.
  {
    table: 'product_text',
    id: 'product_id',
    named: ['external_id'],
    made: { title: "t.title || ' K' || k::text", search: "t.search || ' k' || k::text" },
  },
  { table: 'product_key', id: 'product_id', named: ['external_id'] },
  { table: 'product_hist', id: 'product_id' },
]
const MORE_GOODS: readonly CopiedTable[] = [
  { table: 'product_price', id: 'product_id' },
  { table: 'product_watch', id: 'product_id' },
]
const SHOPS: readonly CopiedTable[] = [
  { table: 'shop', id: 'id', named: ['external_id', 'name'] },
  { table: 'shop_fact', id: 'shop_id', varied: ['followers', 'stated_sales', 'review_count'] },
]
const LINKS = ['creator_id']
const SOLD = ['units', 'gmv']
/** A product that the same copy of the products has. */
const soldGoods = (copies: number) => ({
  product_id: `case when t.product_id < 0 then -1 else t.product_id + (k % ${copies}) * ${STEP}::bigint end`,
})
const creators = (goods: number): readonly CopiedTable[] => [
  {
    table: 'creator',
    id: 'creator_id',
    named: ['external_id', 'handle', 'nickname'],
    varied: ['followers', 'likes', 'units_total', 'gmv_total', ...SOLD, 'avg_views', 'engagement'],
  },
  { table: 'creator_key', id: 'creator_id', named: ['external_id'] },
  { table: 'creator_hist', id: 'creator_id' },
  { table: 'creator_contact', id: 'creator_id' },
  { table: 'creator_goods', id: 'creator_id', varied: SOLD, made: soldGoods(goods) },
  {
    table: 'live',
    id: 'live_id',
    moved: LINKS,
    named: ['external_id'],
    varied: ['viewers', ...SOLD, 'peak_online'],
    made: { started_at: 't.started_at - k * 60000' },
  },
  { table: 'live_key', id: 'live_id', named: ['external_id'] },
  { table: 'live_minute', id: 'live_id' },
  { table: 'live_goods', id: 'live_id', varied: SOLD, made: soldGoods(goods) },
  {
    table: 'video',
    id: 'video_id',
    moved: LINKS,
    named: ['external_id'],
    varied: ['views', 'likes', 'comments', 'shares', ...SOLD],
    made: { ...soldGoods(goods), posted_at: 't.posted_at - k * 60000' },
  },
  { table: 'video_key', id: 'video_id', named: ['external_id'] },
]

const copiesOf = (count: number) => Math.max(0, Math.ceil(count / MADE) - 1)

/** Fills an empty database with about `count` products and their main series: what searching asks for. */
export async function seedGoods(db: Database, count: number, log: (line: string) => void): Promise<void> {
  const start = performance.now()
  await loadDemoGoods(db, { count: Math.min(count, MADE) })
  log(`${Math.min(count, MADE)} products made in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  const copies = copiesOf(count)
  if (copies < 1) return
  const plan = [...GOODS, ...SHOPS].map((spec) => ({
    spec: spec.table === 'product_hist' ? { ...spec, only: 't.region_id = 0' } : spec,
    copies: SHOPS.includes(spec) ? Math.min(copies, SHOP_COPIES - 1) : copies,
  }))
  await copyTables(db, plan, log)
}

/**
 * Fills an empty database with everything that boards show: about `count` products, and at a million of them 50,000
 * shops, 50,000 creators, 74,000 lives and 197,000 videos, with every figure and board of the newest day made by the
 * daily job.
 */
export async function seedMarket(db: Database, count: number, log: (line: string) => void): Promise<void> {
  const start = performance.now()
  const said = (line: string) =>
    log(`${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s  ${line}`)
  await loadDemoGoods(db, { count: Math.min(count, MADE) })
  await loadDemoCreators(db)
  said('demo set')
  const copies = copiesOf(count)
  if (copies < 1) return
  const share = copies / copiesOf(1_000_000)
  const plan = [
    ...[...GOODS, ...MORE_GOODS].map((spec) => ({ spec, copies })),
    ...SHOPS.map((spec) => ({ spec, copies: SHOP_COPIES - 1 })),
    ...creators(copies + 1).map((spec) => ({ spec, copies: Math.round((CREATOR_COPIES - 1) * share) })),
  ]
  await copyTables(db, plan, said)
  await rollUpGoods(db)
  said('categories and similar products')
  await rollUpShops(db)
  said('shops')
  await rollUpCreators(db)
  said('creators')
  await rollUpRanks(db, { backDays: 1, onDay: (marketplace) => said(`ranks of ${marketplace}`) })
  await rollUpMarket(db, { again: true })
  said('markets')
  await db.vacuumAnalyze(['product_metric', 'product_hist', 'product_watch', 'goods_rank', 'category'])
  said('all')
}
