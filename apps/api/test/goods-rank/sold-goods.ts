import type { GoodsRecord } from '../../src/modules/goods/rules/goods-record.ts'
import { upsertHistory } from '../../src/modules/goods/store/goods-history-upsert.ts'
import { beginIngest } from '../../src/modules/goods/store/goods-ingest.ts'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import { isoDay } from '../../src/modules/reference/rules/goods-day.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { record } from '../goods/sample-record.ts'

/** Day number on which the fixtures are collected. */
export const TODAY = 20_778
export const DAY_MS = 86_400_000

/** A product by what it sold. */
interface Sold {
  id: string
  /** Units of each day up to the newest. */
  sales: number[]
  /** Minor units of USD of each day; one price for all days when left out. */
  price?: number[]
  more?: Partial<GoodsRecord>
}

/** Stores products with their days. */
export async function bring(db: Database, goods: readonly Sold[], today = TODAY): Promise<void> {
  const source = await beginIngest(db, { kind: 'import', name: 'test', collectedAt: null })
  const records = goods.map(({ id, sales, price, more }) => {
    const sum = (days: number) => sales.slice(-days).reduce((total, units) => total + Math.max(0, units), 0)
    return record({
      externalId: id,
      price: { amount: price?.at(-1) ?? 1_000, currency: 'USD' },
      regionId: 211,
      salesDay: sum(1),
      salesWeek: sum(7),
      salesMonth: sum(30),
      status: 'on_sale',
      seenAt: today * DAY_MS,
      ...more,
    })
  })
  await upsertGoods(db, records, source)
  const days = (one: Sold) =>
    one.sales.flatMap((units, i) => {
      if (units < 0) return []
      const price = one.price?.[i] ?? 1_000
      return [{ day: isoDay(today - one.sales.length + i), sales: units, price }]
    })
  const history = goods.map((one) => ({
    marketplace: 'temu' as const,
    externalId: one.id,
    currency: 'USD',
    days: days(one),
  }))
  await upsertHistory(db, history, source)
}

/** The same units every day. */
export const steady = (units: number, days = 20) => Array.from({ length: days }, () => units)
