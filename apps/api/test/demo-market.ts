import { loadDemoCreators } from '../src/demo/creators/load-demo-creators.ts'
import { loadDemoGoods } from '../src/demo/goods/load-demo-goods.ts'
import { dayOfTime } from '../src/modules/reference/rules/goods-day.ts'
import type { Database } from '../src/platform/database/database.ts'

/** So many demo products, and so many creators with their lives and videos. */
export interface DemoMarket {
  goods: number
  creators: number
}

/**
 * Sizes that tests share: each is loaded once a run and engine, and copied from then on, for loading is most of the work
 * of nearly every test of a list. A size of its own is expensive; take the next one above.
 */
export const MARKET: DemoMarket = { goods: 1_000, creators: 60 }
export const LARGE_MARKET: DemoMarket = { goods: 1_600, creators: 40 }

/** The day of the demo data, in days since 1970-01-01. */
export const today = dayOfTime(Date.now())

export async function fillMarket(db: Database, { goods, creators }: DemoMarket): Promise<void> {
  await loadDemoGoods(db, { count: goods, today })
  if (creators > 0) await loadDemoCreators(db, { count: creators, today })
}
