import { type DemoCreator, makeDemoCreators } from '../../src/demo/creators/make-demo-creators.ts'
import { readDemoOffers } from '../../src/modules/creators/store/demo-offers.ts'
import { marketplaceCode } from '../../src/modules/reference/rules/marketplace.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { MARKET, today } from '../demo-market.ts'

export const TIKTOK = marketplaceCode('tiktok')

/** The creators that a database with the market holds, as they were made. */
export async function creatorsOfMarket(db: Database): Promise<DemoCreator[]> {
  const goods = await readDemoOffers(db.kysely, TIKTOK)
  return [...makeDemoCreators({ count: MARKET.creators, today, goods })]
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
