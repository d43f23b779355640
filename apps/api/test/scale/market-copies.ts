import { RANK_DEPTH } from '../../src/modules/creators/rules/creator-board.ts'
import { MARKETPLACES, marketplaceCode } from '../../src/modules/reference/rules/marketplace.ts'
import { rankMarketplace } from '../../src/modules/shops/store/shop-ranks.ts'
import { newestDay } from '../../src/modules/shops/store/shop-roll-up.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { type CopiedTable, copyTables, STEP } from './copy-rows.ts'

/** Copies beside the originals. Products of a copy belong to the shops of one of the copies of shops. */
export interface Copies {
  goods: number
  shops: number
  creators: number
}

const searchable = (shops: number): readonly CopiedTable[] => [
  {
    table: 'product_metric',
    id: 'product_id',
    varied: ['sales_total', 'sales_day', 'sales_week', 'sales_month', 'gmv', 'price_usd', 'comment_count'],
    made: {
      updated_at: 't.updated_at - (t.product_id * 7919 + k * 104729) % 86400000',
      shop_id: `t.shop_id + ((k + t.product_id % 9) % ${shops + 1}) * ${STEP}::bigint`,
    },
  },
  // A title of its own, or every product had as many twins as there are copies.
  {
    table: 'product_text',
    id: 'product_id',
    named: ['external_id'],
    made: { title: "t.title || ' K' || k::text", search: "t.search || ' k' || k::text" },
  },
  { table: 'product_key', id: 'product_id', named: ['external_id'] },
]
const MAIN_SERIES: CopiedTable = { table: 'product_hist', id: 'product_id', only: 't.region_id = 0' }
const ALL_SERIES: readonly CopiedTable[] = [
  { table: 'product_hist', id: 'product_id' },
  { table: 'product_price', id: 'product_id' },
  { table: 'product_watch', id: 'product_id' },
  { table: 'product_extra', id: 'product_id' },
]
const SHOPS: readonly CopiedTable[] = [
  { table: 'shop', id: 'id', named: ['external_id', 'name'] },
  { table: 'shop_fact', id: 'shop_id', varied: ['followers', 'stated_sales', 'review_count'] },
]

const SOLD = ['units', 'gmv']
const OWNER = ['creator_id']

function creators(goods: number): readonly CopiedTable[] {
  const product_id = `case when t.product_id < 0 then -1 else t.product_id + (k % ${goods + 1}) * ${STEP}::bigint end`
  return [
    {
      table: 'creator',
      id: 'creator_id',
      named: ['external_id', 'handle', 'nickname'],
      varied: ['followers', 'likes', 'units_total', 'gmv_total', ...SOLD, 'avg_views', 'engagement'],
    },
    { table: 'creator_key', id: 'creator_id', named: ['external_id'] },
    { table: 'creator_hist', id: 'creator_id' },
    { table: 'creator_contact', id: 'creator_id' },
    { table: 'creator_goods', id: 'creator_id', varied: SOLD, made: { product_id } },
    {
      table: 'live',
      id: 'live_id',
      moved: OWNER,
      named: ['external_id'],
      varied: ['viewers', ...SOLD, 'peak_online'],
      made: { started_at: 't.started_at - k * 60000' },
    },
    { table: 'live_key', id: 'live_id', named: ['external_id'] },
    { table: 'live_minute', id: 'live_id' },
    { table: 'live_goods', id: 'live_id', varied: SOLD, made: { product_id } },
    {
      table: 'video',
      id: 'video_id',
      moved: OWNER,
      named: ['external_id'],
      varied: ['views', 'likes', 'comments', 'shares', ...SOLD],
      made: { product_id, posted_at: 't.posted_at - k * 60000' },
    },
    { table: 'video_key', id: 'video_id', named: ['external_id'] },
  ]
}

/** What the daily job makes of shops, creators and lives, written without it: it takes much longer. */
const figures = ({ shops }: Copies): readonly { spec: CopiedTable; copies: number }[] => [
  {
    copies: shops,
    spec: {
      table: 'shop_figure',
      id: 'shop_id',
      varied: ['followers', 'sales_total', 'sales_month', 'sales_week', 'sales_day', 'gmv', 'gmv_week'],
      made: { search: "t.search || ' k' || k::text" },
    },
  },
  { copies: shops, spec: { table: 'shop_hist', id: 'shop_id' } },
  // Boards of creators keep 1,000 places.
  {
    copies: 1,
    spec: { table: 'creator_rank', id: 'creator_id', made: { place: `t.place + ${RANK_DEPTH / 2}` } },
  },
]

/** Copies what searching products asks for: the products, their words and their main series. */
export function copyGoods(
  db: Database,
  { goods, shops }: Copies,
  log: (line: string) => void,
): Promise<void> {
  return copyTables(
    db,
    [
      ...[...searchable(shops), MAIN_SERIES].map((spec) => ({ spec, copies: goods })),
      ...SHOPS.map((spec) => ({ spec, copies: shops })),
    ],
    log,
  )
}

/**
 * Copies everything that boards show. Boards of products hold as many places as they ever will after the first 20,000
 * products; those of shops are made again.
 */
export async function copyMarket(db: Database, copies: Copies, log: (line: string) => void): Promise<void> {
  await copyTables(
    db,
    [
      ...[...searchable(copies.shops), ...ALL_SERIES].map((spec) => ({ spec, copies: copies.goods })),
      ...SHOPS.map((spec) => ({ spec, copies: copies.shops })),
      ...creators(copies.goods).map((spec) => ({ spec, copies: copies.creators })),
      ...figures(copies),
    ],
    log,
  )
  for (const marketplace of MARKETPLACES) {
    const day = await newestDay(db, marketplaceCode(marketplace))
    if (day !== null) await rankMarketplace(db, marketplace, day)
  }
}
