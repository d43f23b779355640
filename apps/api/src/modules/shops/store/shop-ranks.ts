import { sql } from 'kysely'
import { type Marketplace, marketplaceCode } from '#modules/reference/rules'

import { type BulkColumn, writeRows } from '#platform/database/bulk-rows.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { type RankedShop, rankShops, type ShopRanks } from '../rules/rank-shops.ts'
import { SHOP_BOARDS, type ShopBoard } from '../rules/shop-board.ts'
import type { ShopRankTable } from './shops-tables.ts'

/** Days that the first run computes, as far as the days of shops reach. */
const FIRST_DAYS = 14
/** Days of boards that are kept: a year. */
const KEEP_DAYS = 365
const READ_STEP = 2_000

interface Row {
  shopId: number
  flags: number
  goods: number
  mainShare: number
  start: number
  sales: number[]
  gmv: number[]
  listed: number[]
  creators: number[]
}

async function readShops(db: Database, code: number): Promise<RankedShop[]> {
  const shops: RankedShop[] = []
  for (let after = -1; ; ) {
    const { rows } = await sql<Row>`select g.shop_id::float8 as "shopId", g.flags, g.goods_count as goods,
        g.main_share as "mainShare", d.start_day as start, d.sales::float8[] as sales, d.gmv::float8[] as gmv,
        d.listed, d.creators
      from shop_figure g join shop_hist d on d.shop_id = g.shop_id
      where g.marketplace = ${code} and g.shop_id > ${after} order by g.shop_id limit ${READ_STEP}`.execute(
      db.kysely,
    )
    for (const { start, sales, gmv, listed, creators, ...shop } of rows) {
      const series = (values: number[]) => ({ start, values })
      shops.push({
        ...shop,
        sales: series(sales),
        gmv: series(gmv),
        listed: series(listed),
        creators: series(creators),
      })
    }
    const last = rows.at(-1)
    if (!last || rows.length < READ_STEP) return shops
    after = last.shopId
  }
}

interface Key {
  code: number
  board: number
  period: number
}

/** Stored places of a board on a day. */
async function readShopRanks(db: Database, key: Key, day: number): Promise<ShopRanks | null> {
  const { rows } = await sql<ShopRanks>`select shop_ids::float8[] as "shopIds", changes, days,
      sales::float8[] as sales, gmv::float8[] as gmv, sales_changes as "salesChanges",
      gmv_changes as "gmvChanges", creators, reasons
    from shop_rank where marketplace = ${key.code} and board = ${key.board} and period = ${key.period}
      and day = ${day}`.execute(db.kysely)
  return rows[0] ?? null
}

const COLUMNS: BulkColumn<ShopRankTable>[] = [
  { name: 'marketplace', type: 'smallint' },
  { name: 'board', type: 'smallint' },
  { name: 'period', type: 'smallint' },
  { name: 'day', type: 'integer' },
  { name: 'computed_at', type: 'bigint' },
  { name: 'shop_ids', type: 'bigint[]' },
  { name: 'changes', type: 'integer[]' },
  { name: 'days', type: 'integer[]' },
  { name: 'sales', type: 'bigint[]' },
  { name: 'gmv', type: 'bigint[]' },
  { name: 'sales_changes', type: 'integer[]' },
  { name: 'gmv_changes', type: 'integer[]' },
  { name: 'creators', type: 'integer[]' },
  { name: 'reasons', type: 'smallint[]' },
]

function rankRow(key: Key, day: number, places: ShopRanks): ShopRankTable {
  return {
    marketplace: key.code,
    board: key.board,
    period: key.period,
    day,
    computed_at: Date.now(),
    shop_ids: places.shopIds,
    changes: places.changes,
    days: places.days,
    sales: places.sales,
    gmv: places.gmv,
    sales_changes: places.salesChanges,
    gmv_changes: places.gmvChanges,
    creators: places.creators,
    reasons: places.reasons,
  }
}

/** Writes days of a board in the place of what was there; old days go. */
async function writeDays(db: Database, key: Key, newest: number, rows: ShopRankTable[]): Promise<void> {
  await db.transaction(async (trx) => {
    await writeRows<Tables, ShopRankTable>(trx, 'shop_rank', COLUMNS, rows, {
      key: ['marketplace', 'board', 'period', 'day'],
      existing: 'update',
    })
    await trx
      .deleteFrom('shop_rank')
      .where((eb) => eb.and({ marketplace: key.code, board: key.board, period: key.period }))
      .where('day', '<', newest - KEEP_DAYS)
      .execute()
  })
}

/** Days of a board that are still to be written; the newest is written again, its figures may have changed. */
async function daysToWrite(db: Database, key: Key, newest: number): Promise<number[]> {
  const { rows } = await sql<{ day: number | null }>`select max(day) as day from shop_rank
    where marketplace = ${key.code} and board = ${key.board} and period = ${key.period}
      and day < ${newest}`.execute(db.kysely)
  const from = Math.max(rows[0]?.day ?? 0, newest - FIRST_DAYS) + 1
  return Array.from({ length: newest - from + 1 }, (_, index) => from + index)
}

async function rankBoard(
  db: Database,
  shops: readonly RankedShop[],
  board: ShopBoard,
  at: { code: number; period: 1 | 7 | 30; newest: number },
): Promise<number> {
  const key = { code: at.code, board: board.code, period: at.period }
  const days = await daysToWrite(db, key, at.newest)
  let before = days[0] === undefined ? null : await readShopRanks(db, key, days[0] - 1)
  const rows: ShopRankTable[] = []
  for (const day of days) {
    const places = rankShops(shops, board, { day, period: at.period, before })
    // A first day without anybody on the board is no board yet.
    if (places.shopIds.length > 0 || before !== null) rows.push(rankRow(key, day, places))
    before = places
  }
  await writeDays(db, key, at.newest, rows)
  return days.length
}

/** Writes the boards of every day that is missing. @returns boards of a day that were written */
export async function rankMarketplace(
  db: Database,
  marketplace: Marketplace,
  newest: number,
): Promise<number> {
  const code = marketplaceCode(marketplace)
  const shops = await readShops(db, code)
  if (shops.length === 0) return 0
  let written = 0
  for (const board of Object.values(SHOP_BOARDS[marketplace])) {
    for (const period of board.periods) written += await rankBoard(db, shops, board, { code, period, newest })
  }
  return written
}
