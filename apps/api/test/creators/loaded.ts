import { loadDemoCreators } from '../../src/domain/demo-creators/load-demo-creators.ts'
import { type DemoCreator, makeDemoCreators } from '../../src/domain/demo-creators/make-demo-creators.ts'
import { loadDemoGoods } from '../../src/domain/demo-goods/load-demo-goods.ts'
import { dayOfTime } from '../../src/domain/goods/goods-day.ts'
import { marketplaceCode } from '../../src/domain/goods/marketplace.ts'
import { readDemoShelf } from '../../src/storage/creators/demo-shelf.ts'
import type { Database } from '../../src/storage/database.ts'

export const TIKTOK = marketplaceCode('tiktok')
export const today = dayOfTime(Date.now())

/** Loads a small demo set. @returns what was loaded, as it was made */
export async function loadSmall(db: Database, count = 60): Promise<DemoCreator[]> {
  await loadDemoGoods(db, { count: 600, today })
  await loadDemoCreators(db, { count, today })
  const goods = await readDemoShelf(db.kysely, TIKTOK)
  return [...makeDemoCreators({ count, today, goods })]
}

/** Rows of tables in one order, for comparing before and after. */
export async function snapshotOf(
  db: Database,
  tables: readonly string[],
): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const table of tables) {
    const { rows } = await db.pool.query(`select * from ${table} t order by t::text`)
    found[table] = rows
  }
  return found
}
