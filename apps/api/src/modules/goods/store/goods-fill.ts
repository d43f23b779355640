import { type RawBuilder, sql, type Transaction } from 'kysely'
import { categoryBook, createCategories, exchangeRates, forgetCategories, takeIds } from '#modules/reference'
import { type ExchangeRates, marketplaceCode } from '#modules/reference/rules'
import { type BulkColumn, insertOf } from '#platform/database/bulk-rows.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { withoutIndexes } from '#platform/database/without-indexes.ts'
import type { DaySeries } from '../rules/day-series.ts'
import { mergeExtras, tellsExtras } from '../rules/goods-extras.ts'
import type { GoodsRecord } from '../rules/goods-record.ts'
import { type GoodsReferences, mergeGoods } from '../rules/merge-goods.ts'
import { EXTRA_COLUMNS } from './goods-extras.ts'
import type { ProductExtraTable } from './goods-extras-tables.ts'
import { HIST_COLUMNS, type HistRow, historyFlags } from './goods-history-upsert.ts'
import { shopKey, upsertShops } from './goods-identity.ts'
import { type IdentifiedGoods, insertOfMetrics, insertOfTexts } from './goods-rows.ts'
import type { ProductWatchTable } from './goods-tables.ts'
import { newestPrices, type RegionPriceRow, regionPriceRows } from './goods-upsert.ts'
import { WATCH_COLUMNS } from './goods-watch.ts'

/** Products of one statement: fewer statements cost less, and a thousand of them are a few megabytes. */
const BATCH = 1_000
/** After so many products the answers of the database are looked at: it must not wait for its next statement. */
const BREATH = 20
/** Tables whose indexes are made when all rows are there. */
const INDEXED = ['product_metric', 'product_text', 'product_price', 'product_extra']

const KEY_COLUMNS: BulkColumn<Rows['keys'][number]>[] = [
  { name: 'marketplace', type: 'smallint' },
  { name: 'external_id', type: 'text' },
  { name: 'product_id', type: 'bigint' },
]
const PRICE_COLUMNS: BulkColumn<RegionPriceRow>[] = [
  { name: 'product_id', type: 'bigint' },
  { name: 'region_id', type: 'smallint' },
  { name: 'price', type: 'integer' },
  { name: 'day', type: 'integer' },
  { name: 'currency', type: 'text' },
]

/** A product with all its days, as nobody has stored it before. */
export interface NewGoods {
  goods: GoodsRecord
  /** Its series, one of each region; regionId 0 is the main one. */
  series: readonly (DaySeries & { regionId: number; currency: string })[]
  watch: { start: number; comments: number[]; score: number[]; state: number[]; creators: number[] } | null
}

interface Rows {
  code: number
  keys: { marketplace: number; external_id: string; product_id: number }[]
  goods: IdentifiedGoods[]
  prices: RegionPriceRow[]
  history: HistRow[]
  watch: ProductWatchTable[]
  extras: ProductExtraTable[]
}

interface FillContext {
  db: Database
  trx: Transaction<Tables>
  source: GoodsReferences['source']
  rates: ExchangeRates
  /** Shops by marketplace, as far as they are known. */
  shops: Map<number, Map<string, number>>
}

/**
 * Fills an empty database with products in one transaction: what upsertGoods, upsertHistory and writeWatch would
 * have written, without comparing. The products must not repeat; those of one marketplace come together.
 * @returns products written; null, with nothing written, when there is any product already
 */
export async function fillGoods(
  db: Database,
  source: GoodsReferences['source'],
  items: Iterable<NewGoods>,
): Promise<number | null> {
  const rates = await exchangeRates(db.kysely)
  const fill = async (trx: Transaction<Tables>) => {
    // Two servers may start on one database: the second finds the products of the first.
    await sql`lock table product_key in exclusive mode`.execute(trx)
    const { rows } = await sql<{ any: boolean }>`select exists (select 1 from product_key) as any`.execute(
      trx,
    )
    if (rows[0]?.any) return null
    return await withoutIndexes(trx, INDEXED, () =>
      fillTables({ db, trx, source, rates, shops: new Map() }, items),
    )
  }
  try {
    return await db.bulk(() => db.transaction(fill))
  } catch (error) {
    // What was rolled back must not be taken for stored.
    forgetCategories(db)
    throw error
  }
}

async function fillTables(context: FillContext, items: Iterable<NewGoods>): Promise<number> {
  let count = 0
  // The next rows are generated while the database works on those before.
  let writing: Promise<void> = Promise.resolve()
  for await (const batch of batches(items)) {
    const statements = await statementsOf(await rowsOf(context, batch))
    await writing
    writing = runAll(context.trx, statements)
    writing.catch(() => undefined)
    count += batch.length
  }
  await writing
  return count
}

const breath = () => new Promise((resolve) => setImmediate(resolve))

async function* batches(items: Iterable<NewGoods>): AsyncGenerator<NewGoods[]> {
  let batch: NewGoods[] = []
  for (const item of items) {
    const isOther = batch[0] !== undefined && batch[0].goods.marketplace !== item.goods.marketplace
    if (isOther || batch.length === BATCH) {
      yield batch
      batch = []
    }
    batch.push(item)
    if (batch.length % BREATH === 0) await breath()
  }
  if (batch.length > 0) yield batch
}

async function rowsOf(context: FillContext, batch: readonly NewGoods[]): Promise<Rows> {
  const { db, trx, source, rates } = context
  const [sample] = batch
  if (!sample) throw new Error('A batch of new products has at least one.')
  const code = marketplaceCode(sample.goods.marketplace)
  const book = await categoryBook(db, trx, code)
  const paths = batch.map(({ goods }) => goods.categoryPath ?? [])
  await createCategories(trx, code, book, paths, source.kind === 'demo')
  const shops = await shopsOf(context, code, batch)
  const first = await takeIds(trx, 'product', batch.length)
  const rows: Rows = { code, keys: [], goods: [], prices: [], history: [], watch: [], extras: [] }
  for (const [index, { goods: record, series, watch }] of batch.entries()) {
    const productId = first + index
    const { externalId, categoryPath, shop } = record
    const category = categoryPath && categoryPath.length > 0 ? book.follow(categoryPath) : null
    const goods = mergeGoods(null, record, {
      category: categoryPath === undefined ? undefined : (category ?? null),
      shopId: shop === undefined ? undefined : shop === null ? null : shops.get(shopKey(shop)),
      source,
      rates,
    })
    for (const { regionId, ...days } of series) {
      rows.history.push({ product_id: productId, region_id: regionId, ...days })
      if (regionId === 0) goods.flags |= historyFlags(days)
    }
    if (watch) {
      const { start, ...days } = watch
      rows.watch.push({ product_id: productId, start_day: start, ...days })
    }
    if (tellsExtras(record)) rows.extras.push({ product_id: productId, ...mergeExtras(null, record) })
    rows.keys.push({ marketplace: code, external_id: externalId, product_id: productId })
    rows.goods.push({ productId, marketplace: code, externalId, goods })
    rows.prices.push(...regionPriceRows(productId, record))
    if (index % BREATH === 0) await breath()
  }
  return rows
}

/** Ids of the shops of a batch; only those that are new are asked for. */
async function shopsOf(
  context: FillContext,
  code: number,
  batch: readonly NewGoods[],
): Promise<Map<string, number>> {
  const known = context.shops.get(code) ?? new Map<string, number>()
  context.shops.set(code, known)
  const fresh = batch.flatMap(({ goods: { shop } }) => (shop && !known.has(shopKey(shop)) ? [shop] : []))
  const isDemo = context.source.kind === 'demo'
  for (const [key, id] of await upsertShops(context.trx, code, fresh, isDemo)) known.set(key, id)
  return known
}

/** The statements that write rows, made before their turn comes. */
async function statementsOf(rows: Rows): Promise<RawBuilder<unknown>[]> {
  const prices = newestPrices(rows.prices)
  const made: RawBuilder<unknown>[] = []
  for (const make of [
    () => insertOf('product_key', KEY_COLUMNS, rows.keys),
    () => insertOfMetrics(rows.goods),
    () => insertOfTexts(rows.goods),
    ...(prices.length > 0 ? [() => insertOf('product_price', PRICE_COLUMNS, prices)] : []),
    ...(rows.history.length > 0 ? [() => insertOf<HistRow>('product_hist', HIST_COLUMNS, rows.history)] : []),
    ...(rows.watch.length > 0 ? [() => insertOf('product_watch', WATCH_COLUMNS, rows.watch)] : []),
    ...(rows.extras.length > 0 ? [() => insertOf('product_extra', EXTRA_COLUMNS, rows.extras)] : []),
  ]) {
    made.push(make())
    await breath()
  }
  return made
}

async function runAll(trx: Transaction<Tables>, statements: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const statement of statements) await statement.execute(trx)
}
