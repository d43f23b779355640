import type { GoodsRecord, HistoryRecord } from '../../src/modules/goods/rules/goods-record.ts'
import { upsertHistory } from '../../src/modules/goods/store/goods-history-upsert.ts'
import { beginIngest } from '../../src/modules/goods/store/goods-ingest.ts'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import { isoDay, timeOfDay } from '../../src/modules/reference/rules/goods-day.ts'
import type { Marketplace } from '../../src/modules/reference/rules/marketplace.ts'
import { finishIngest } from '../../src/modules/rollups/jobs/finish-ingest.ts'
import type { Database } from '../../src/platform/database/database.ts'

/** Day on which the figures were collected; the newest day with sales is the one before. */
export const TODAY = 20_778
export const NEWEST = TODAY - 1

export interface FixtureShop {
  id: string
  name?: string
  /** Products, each with its units of the last days, oldest first; null is a day without a figure. */
  goods: {
    days: (number | null)[]
    cents?: number
    root?: string
    listedAgo?: number
    more?: Partial<GoodsRecord>
  }[]
}

const sum = (days: readonly (number | null)[]) => days.reduce((total: number, day) => total + (day ?? 0), 0)

function product(marketplace: Marketplace, shop: FixtureShop, at: number) {
  const item = shop.goods[at]
  if (!item) throw new Error(`shop ${shop.id} has no product ${at}`)
  const { days, cents = 1_000, root = 'Home', listedAgo = 200, more } = item
  const externalId = `${shop.id}-${at}`
  const goods: GoodsRecord = {
    marketplace,
    externalId,
    title: `Thing ${externalId}`,
    shop: { id: shop.id, name: shop.name ?? `Shop ${shop.id}` },
    categoryPath: [
      { id: `R${root}`, name: root },
      { id: `R${root}-1`, name: `${root} one` },
    ],
    price: { amount: cents, currency: 'USD' },
    regionId: 211,
    salesDay: days.at(-1) ?? null,
    salesWeek: sum(days.slice(-7)),
    salesMonth: sum(days.slice(-30)),
    salesTotal: sum(days) + 100,
    listedAt: isoDay(TODAY - listedAgo),
    seenAt: timeOfDay(TODAY),
    ...more,
  }
  const history: HistoryRecord = {
    marketplace,
    externalId,
    currency: 'USD',
    days: days.flatMap((sales, index) =>
      sales === null ? [] : [{ day: isoDay(TODAY - days.length + index), sales, price: cents }],
    ),
  }
  return { goods, history }
}

/** Brings shops with their products in, as an import does, up to and with the daily job. */
export async function bringShops(
  db: Database,
  marketplace: Marketplace,
  shops: readonly FixtureShop[],
  before: (sourceId: number) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const source = await beginIngest(db, { kind: 'import', name: 'shops.csv', collectedAt: timeOfDay(TODAY) })
  const items = shops.flatMap((shop) => shop.goods.map((_, at) => product(marketplace, shop, at)))
  for (let at = 0; at < items.length; at += 400) {
    const batch = items.slice(at, at + 400)
    await upsertGoods(
      db,
      batch.map(({ goods }) => goods),
      source,
    )
    await upsertHistory(
      db,
      batch.map(({ history }) => history),
      source,
    )
  }
  await before(source)
  await finishIngest(db, source)
}

export const flat = (units: number, days = 30): number[] => Array.from({ length: days }, () => units)
