import { sql } from 'kysely'
import { loadDemoCreators } from '../../src/demo/creators/load-demo-creators.ts'
import { loadDemoGoods } from '../../src/demo/goods/load-demo-goods.ts'
import { CREATOR_FLAG } from '../../src/modules/creators/rules/creator-flag.ts'
import { FLAG } from '../../src/modules/goods/rules/goods-flag.ts'
import { dayOfTime } from '../../src/modules/reference/rules/goods-day.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { DAYS_BEFORE } from './effects.ts'

/** Generated rows that count as real ones: demo rows would go with the first import. */
export async function fillForCluster(db: Database, plan: { goods: number; creators: number }): Promise<void> {
  const today = dayOfTime(Date.now()) - DAYS_BEFORE
  await loadDemoGoods(db, { count: plan.goods, today })
  await loadDemoCreators(db, { count: plan.creators, today })
  await sql`update source set kind = 'import'`.execute(db.kysely)
  for (const table of ['shop', 'category', 'shop_company'])
    await sql`update ${sql.table(table)} set demo = false where demo`.execute(db.kysely)
  for (const [table, flag] of [
    ['product_metric', FLAG.demo],
    ['creator', CREATOR_FLAG.demo],
    ['live', CREATOR_FLAG.demo],
    ['video', CREATOR_FLAG.demo],
  ] as const)
    await sql`update ${sql.table(table)} set flags = flags & ~${flag}::integer`.execute(db.kysely)
}
