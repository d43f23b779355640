import { DAY_MS } from '@haixuan/rules'
import { sql } from 'kysely'
import { SHOP_FLAG } from '#modules/goods/rules'
import { MARKETPLACE_NAME, MARKETPLACES, type Marketplace, marketplaceCode } from '#modules/reference/rules'

import { type BulkColumn, writeRows } from '#platform/database/bulk-rows.ts'
import type { Database } from '#platform/database/database.ts'
import { grams, searchForm } from '#platform/grams.ts'
import { withExclusive } from '#platform/jobs/exclusive.ts'
import { shopFigures } from '../rules/shop-figures.ts'
import { markBoards } from './shop-boards.ts'
import { HIST_COLUMNS, readShopDays } from './shop-days.ts'
import { rankMarketplace } from './shop-ranks.ts'
import { NO_GOODS, readCategorySums, readGoodsSums, readShopHeads } from './shop-sums.ts'
import type { ShopFigureTable } from './shops-tables.ts'

/** Shops of one step: their products are some thousands. */
const STEP = 200
/** Shops between two lines for the person at the terminal. */
const TOLD_EVERY = 5_000

const WIDE = new Set<keyof ShopFigureTable>([
  ...([
    'shop_id',
    'updated_at',
    'computed_at',
    'followers',
    'gmv',
    'gmv_week',
    'vertical',
    'per_goods',
  ] as const),
  ...(['sales_total', 'sales_month', 'sales_week', 'sales_day'] as const),
])
const SMALL = new Set<keyof ShopFigureTable>([
  ...(['marketplace', 'region_id', 'score', 'good_rate', 'active', 'main_share', 'top_share'] as const),
  ...(['brand_share', 'discount'] as const),
])
const INTEGERS = new Set<keyof ShopFigureTable>([
  ...(['goods_count', 'new_week', 'sold_out', 'c1', 'categories', 'price_avg', 'opened_day'] as const),
  ...(['creators', 'creators_new', 'review_count', 'week_change', 'gmv_change', 'flags'] as const),
])

const FIGURE_COLUMNS: BulkColumn<ShopFigureTable>[] = [
  ...[...WIDE].map((name) => ({ name, type: 'bigint' as const })),
  ...[...SMALL].map((name) => ({ name, type: 'smallint' as const })),
  ...[...INTEGERS].map((name) => ({ name, type: 'integer' as const })),
  { name: 'mix_ids', type: 'integer[]' },
  { name: 'mix_shares', type: 'integer[]' },
  { name: 'search', type: 'text' },
  { name: 'grams', type: 'integer[]' },
]

/** Newest day with sales of a marketplace; null without any. */
export async function newestDay(db: Database, code: number): Promise<number | null> {
  // The best sellers have a figure of every day; the newest of a thousand of them is that of the marketplace.
  const { rows } = await sql<{ day: number | null }>`select max(h.start_day + cardinality(h.sales) - 1) as day
    from product_hist h where h.region_id = 0 and h.product_id in (
      select m.product_id from product_metric m where m.marketplace = ${code} and m.sales_week >= 0
      order by m.sales_week desc, m.product_id limit 1000)`.execute(db.kysely)
  return rows[0]?.day ?? null
}

/** Shops whose products or facts are newer than their figures, or whose figures are of another day. */
async function staleShops(db: Database, code: number, day: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select s.id::float8 as id from shop s
    left join shop_figure g on g.marketplace = s.marketplace and g.shop_id = s.id
    left join shop_fact f on f.shop_id = s.id
    left join shop_hist d on d.shop_id = s.id
    where s.marketplace = ${code} and (
      g.shop_id is null or coalesce(f.updated_at, 0) > g.updated_at
      or (d.shop_id is not null and d.start_day + cardinality(d.sales) - 1 <> ${day})
      or exists (select 1 from product_metric m where m.shop_id = s.id and m.updated_at > g.updated_at))
    order by s.id`.execute(db.kysely)
  return rows.map((row) => row.id)
}

async function rollUpStep(db: Database, code: number, ids: readonly number[], day: number): Promise<void> {
  const [heads, sums, mixes, days] = await Promise.all([
    readShopHeads(db, ids),
    readGoodsSums(db, ids, day),
    readCategorySums(db, ids),
    readShopDays(db, ids, day),
  ])
  const now = Date.now()
  const figures = heads.map((head): ShopFigureTable => {
    const series = days.get(head.shopId)
    const words = searchForm(`${head.name}\n${head.stated?.brand ?? ''}`)
    const derived = shopFigures(
      sums.get(head.shopId) ?? NO_GOODS,
      mixes.get(head.shopId) ?? [],
      series
        ? { start: series.start_day, sales: series.sales, gmv: series.gmv, creators: series.creators }
        : null,
      head.stated,
      day,
    )
    return {
      ...derived,
      flags: derived.flags | (head.demo ? SHOP_FLAG.demo : 0),
      shop_id: head.shopId,
      marketplace: code,
      computed_at: now,
      search: words,
      grams: grams(code, words),
    }
  })
  await db.transaction(async (trx) => {
    await writeRows(trx, 'shop_figure', FIGURE_COLUMNS, figures, {
      key: ['marketplace', 'shop_id'],
      existing: 'update',
    })
    await writeRows(trx, 'shop_hist', HIST_COLUMNS, [...days.values()], {
      key: ['shop_id'],
      existing: 'update',
    })
  })
}

/** What one run did, for the terminal. */
export interface ShopRollUp {
  marketplace: Marketplace
  shops: number
  boards: number
}

/**
 * Figures, boards and ranks of shops. Incremental: shops whose products have not changed are left alone.
 * Resumable: a step is one transaction. Idempotent: a second run changes nothing.
 */
export async function rollUpShops(
  db: Database,
  say: (line: string) => void = () => {},
  marketplaces: readonly Marketplace[] = MARKETPLACES,
): Promise<ShopRollUp[]> {
  const done: ShopRollUp[] = []
  for (const marketplace of marketplaces) {
    const work = (held: Database) => rollUpMarketplace(held, marketplace, say)
    done.push(await withExclusive(db, `shops ${marketplaceCode(marketplace)}`, work))
  }
  await db.vacuumAnalyze(SHOP_TABLES)
  return done
}

async function rollUpMarketplace(
  db: Database,
  marketplace: Marketplace,
  say: (line: string) => void,
): Promise<ShopRollUp> {
  const code = marketplaceCode(marketplace)
  const day = (await newestDay(db, code)) ?? Math.floor(Date.now() / DAY_MS) - 1
  await dropLostShops(db, code)
  const stale = await staleShops(db, code, day)
  for (let at = 0; at < stale.length; at += STEP) {
    await db.bulk(() => rollUpStep(db, code, stale.slice(at, at + STEP), day))
    const reached = Math.min(at + STEP, stale.length)
    if (reached === stale.length || reached % TOLD_EVERY === 0)
      say(`${MARKETPLACE_NAME[marketplace]} 店铺 ${reached}/${stale.length}`)
  }
  await db.bulk(() => markBoards(db, code))
  const boards = await rankMarketplace(db, marketplace, day)
  return { marketplace, shops: stale.length, boards }
}

/** Boards that listed demo shops, and their companies: what is computed next begins again. */
export async function forgetShopBoards(db: Database): Promise<void> {
  await sql`delete from shop_rank`.execute(db.kysely)
  await sql`delete from shop_company where demo`.execute(db.kysely)
}

/** Figures of shops that are gone, as demo shops go when real rows come. */
async function dropLostShops(db: Database, code: number): Promise<void> {
  for (const table of ['shop_figure', 'shop_hist', 'shop_fact']) {
    const remove = sql`delete from ${sql.table(table)} t where not exists (select 1 from shop s where s.id = t.shop_id)
      ${table === 'shop_hist' ? sql`` : sql`and t.marketplace = ${code}`}`
    await db.transaction((trx) => remove.execute(trx))
  }
}

const SHOP_TABLES = ['shop', 'shop_fact', 'shop_figure', 'shop_hist', 'shop_rank']
