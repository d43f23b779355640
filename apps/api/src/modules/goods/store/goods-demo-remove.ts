import { sql } from 'kysely'
import { forgetCategories, removeDemoCategories } from '#modules/reference'

import type { Database } from '#platform/database/database.ts'
import { FLAG } from '../rules/goods-flag.ts'

/** Products of one transaction; the embedded engine serves nobody else meanwhile. */
const STEP = 1_000

async function removeStep(db: Database): Promise<number> {
  return db.transaction(async (trx) => {
    const { rows } = await sql<{ id: number }>`delete from product_metric where (marketplace, product_id) in (
      select marketplace, product_id from product_metric where flags & ${FLAG.demo}::integer <> 0 limit ${STEP}
    ) returning product_id::float8 as id`.execute(trx)
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return 0
    await sql`delete from product_key k using product_text t
      where t.product_id = any(${ids}::bigint[])
        and k.marketplace = t.marketplace and k.external_id = t.external_id`.execute(trx)
    for (const table of ['product_text', 'product_hist', 'product_price', 'product_watch', 'product_extra']) {
      await sql`delete from ${sql.table(table)} where product_id = any(${ids}::bigint[])`.execute(trx)
    }
    return ids.length
  })
}

/** Removes every demo product and the demo shops and categories that nothing else uses. What is computed from them is left to the caller. @returns products removed */
export async function removeDemoRows(db: Database): Promise<number> {
  let removed = 0
  for (let step = await removeStep(db); step > 0; step = await removeStep(db)) removed += step
  await sql`delete from shop s where demo
    and not exists (select 1 from product_metric m where m.shop_id = s.id)`.execute(db.kysely)
  await removeDemoCategories(db)
  forgetCategories(db)
  return removed
}
