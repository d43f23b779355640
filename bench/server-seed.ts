import { loadDemoCreators } from '../apps/api/src/demo/creators/load-demo-creators.ts'
import { loadDemoGoods } from '../apps/api/src/demo/goods/load-demo-goods.ts'
import type { Database } from '../apps/api/src/platform/database/database.ts'
import { type Copies, copyGoods, copyMarket } from '../apps/api/test/scale/market-copies.ts'

/** Products made by the generator; the rest are copies of them with figures of their own. */
const MADE = 20_000

/** A million products come with 58 times the 864 shops and 100 times the 500 creators of the generators. */
function copiesFor(count: number): Copies {
  const goods = Math.max(0, Math.ceil(count / MADE) - 1)
  return { goods, shops: Math.min(goods + 8, 57), creators: Math.round((goods * 99) / 49) }
}

/** Rows of a table. */
export async function countRows(db: Database, table: string): Promise<number> {
  const { rows } = await db.pool.query<{ n: number }>(`select count(*)::integer as n from ${table}`)
  return rows[0]?.n ?? 0
}

/** Fills an empty database with about `count` products and their main series: what searching asks for. */
export async function seedGoods(db: Database, count: number, log: (line: string) => void): Promise<void> {
  const start = performance.now()
  await loadDemoGoods(db, { count: Math.min(count, MADE) })
  log(`${Math.min(count, MADE)} products made in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  const copies = copiesFor(count)
  if (copies.goods > 0) await copyGoods(db, copies, log)
}

/**
 * Fills a database that is empty or has the demo set with everything that boards show: about `count` products, and at
 * a million of them 50,000 shops, 50,000 creators, 74,000 lives and 197,000 videos.
 */
export async function seedMarket(db: Database, count: number, log: (line: string) => void): Promise<void> {
  const start = performance.now()
  const said = (line: string) =>
    log(`${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s  ${line}`)
  if ((await countRows(db, 'product_key')) === 0) {
    await loadDemoGoods(db, { count: Math.min(count, MADE) })
    await loadDemoCreators(db)
    said('demo set')
  }
  const copies = copiesFor(count)
  if (copies.goods > 0) await copyMarket(db, copies, said)
  said('all')
}
