import { type Kysely, sql, type Transaction } from 'kysely'
import { categoryBook, createCategories, exchangeRates } from '#modules/reference'
import {
  type CategoryStep,
  dayNumber,
  dayOfTime,
  type ExchangeRates,
  type Marketplace,
  marketplaceCode,
} from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { goodsFault } from '../rules/goods-check.ts'
import type { GoodsRecord, Rejected, UpsertResult } from '../rules/goods-record.ts'
import { type GoodsReferences, mergeGoods, type Stored } from '../rules/merge-goods.ts'
import { upsertExtras } from './goods-extras.ts'
import { assignGoodsIds, shopKey, upsertShops } from './goods-identity.ts'
import { type IdentifiedGoods, readStored, writeMetrics, writeTexts } from './goods-rows.ts'
import type { GoodsTables } from './goods-tables.ts'

/** Rows of one write: a transaction must stay short, the embedded engine has one session. */
export const BATCH_LIMIT = 500

/** Written in the transaction of a batch, after its rows: the two are committed together or not at all. */
export type AlongWith = (trx: Transaction<Tables>, result: UpsertResult) => Promise<void>

export type RegionPriceRow = GoodsTables['product_price']

/** What a record says of prices by region, its main one included. */
export function regionPriceRows(productId: number, record: GoodsRecord): RegionPriceRow[] {
  const seen = dayOfTime(record.seenAt)
  const prices = [...(record.regionPrices ?? [])]
  if (record.regionId !== undefined && record.price)
    prices.push({ ...record.price, regionId: record.regionId })
  return prices.map((price) => ({
    product_id: productId,
    region_id: price.regionId,
    price: price.amount,
    day: (price.day === undefined ? null : dayNumber(price.day)) ?? seen,
    currency: price.currency,
  }))
}

/** The newest price of each product and region. */
export function newestPrices(rows: readonly RegionPriceRow[]): RegionPriceRow[] {
  const newest = new Map<string, RegionPriceRow>()
  for (const row of rows) {
    const key = `${row.product_id}/${row.region_id}`
    const other = newest.get(key)
    if (!other || other.day <= row.day) newest.set(key, row)
  }
  return [...newest.values()]
}

async function writeRegionPrices(db: Kysely<Tables>, rows: readonly RegionPriceRow[]): Promise<number> {
  const list = newestPrices(rows)
  if (list.length === 0) return 0
  const result = await sql`
    insert into product_price as t (product_id, region_id, price, day, currency)
    select * from unnest(${list.map((row) => row.product_id)}::bigint[], ${list.map((row) => row.region_id)}::smallint[],
      ${list.map((row) => row.price)}::integer[], ${list.map((row) => row.day)}::integer[],
      ${list.map((row) => row.currency)}::text[])
    on conflict (product_id, region_id) do update
      set price = excluded.price, day = excluded.day, currency = excluded.currency
      where excluded.day >= t.day
        and (t.price, t.day, t.currency) is distinct from (excluded.price, excluded.day, excluded.currency)
  `.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

async function readSource(db: Kysely<Tables>, sourceId: number): Promise<GoodsReferences['source']> {
  const row = await db.selectFrom('source').select('kind').where('id', '=', sourceId).executeTakeFirst()
  if (!row) throw new Error(`Source ${sourceId} is not known. Call beginIngest first.`)
  return { id: sourceId, kind: row.kind }
}

interface Step {
  source: GoodsReferences['source']
  rates: ExchangeRates
}

async function upsertMarketplace(
  db: Kysely<Tables>,
  root: Database,
  marketplace: Marketplace,
  records: readonly GoodsRecord[],
  { source, rates }: Step,
): Promise<Omit<UpsertResult, 'rejected'>> {
  const code = marketplaceCode(marketplace)
  const demo = source.kind === 'demo'
  const book = await categoryBook(root, db, code)
  const shops = await upsertShops(
    db,
    code,
    records.flatMap((record) => record.shop ?? []),
    demo,
  )
  const { ids, created } = await assignGoodsIds(
    db,
    code,
    records.map((record) => record.externalId),
  )
  const stored = await readStored(
    db,
    [...ids].filter(([id]) => !created.has(id)).map(([, productId]) => productId),
  )

  const touched = new Map<string, { before: Stored | null; after: Stored }>()
  const prices: RegionPriceRow[] = []
  for (const record of records) {
    const productId = ids.get(record.externalId)
    if (productId === undefined) throw new Error(`Product ${record.externalId} got no id.`)
    const before = stored.get(productId) ?? null
    const { categoryPath, shop } = record
    const category = categoryPath && categoryPath.length > 0 ? book.follow(categoryPath) : null
    const after = mergeGoods(touched.get(record.externalId)?.after ?? before, record, {
      category: categoryPath === undefined ? undefined : (category ?? null),
      shopId: shop === undefined ? undefined : shop === null ? null : shops.get(shopKey(shop)),
      source,
      rates,
    })
    touched.set(record.externalId, { before, after })
    prices.push(...regionPriceRows(productId, record))
  }
  const extras = await upsertExtras(db, records, ids)
  const result = { inserted: 0, updated: 0, unchanged: 0 }
  const changed: IdentifiedGoods[] = []
  for (const [externalId, { before, after }] of touched) {
    // The same figures from another source are no change, so that a file may be imported again.
    const sourceId = before?.source_id
    if (
      before !== null &&
      JSON.stringify(before) === JSON.stringify({ ...before, ...after, source_id: sourceId })
    )
      result[extras.has(externalId) ? 'updated' : 'unchanged']++
    else {
      if (before === null) result.inserted++
      else result.updated++
      changed.push({ productId: ids.get(externalId) ?? 0, marketplace: code, externalId, goods: after })
    }
  }
  await writeMetrics(db, changed)
  await writeTexts(
    db,
    changed.filter(({ externalId }) => wordsDiffer(touched.get(externalId))),
  )
  await writeRegionPrices(db, prices)
  return result
}

const WORDS = [
  'title',
  'title_zh',
  'image_url',
  'url',
  'images',
  'tags',
  'brand',
  'ship_from',
  'site_ids',
  'first_seen_day',
  'source_id',
] as const

function wordsDiffer(change: { before: Stored | null; after: Stored } | undefined): boolean {
  if (!change?.before) return true
  const { before, after } = change
  return WORDS.some((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
}

/**
 * Brings in products: one short transaction, idempotent. See GoodsRecord for what left-out fields mean.
 * A record that cannot be stored is left out and reported; the others of the batch are stored.
 * @param batch at most 500 records, of any marketplaces
 * @param sourceId of beginIngest
 * @param along what else belongs to the same transaction, such as the progress of a job
 */
export async function upsertGoods(
  db: Database,
  batch: readonly GoodsRecord[],
  sourceId: number,
  along?: AlongWith,
): Promise<UpsertResult> {
  if (batch.length > BATCH_LIMIT)
    throw new Error(`A batch has at most ${BATCH_LIMIT} records, not ${batch.length}.`)
  const rejected: Rejected[] = []
  const byMarketplace = new Map<Marketplace, GoodsRecord[]>()
  for (const [index, record] of batch.entries()) {
    const reason = goodsFault(record)
    if (reason !== null) rejected.push({ index, reason })
    else byMarketplace.set(record.marketplace, [...(byMarketplace.get(record.marketplace) ?? []), record])
  }
  const rates = await exchangeRates(db.kysely)
  const source = await readSource(db.kysely, sourceId)
  // Before the transaction: a category is never taken back, so that parallel batches may share it.
  for (const [marketplace, records] of byMarketplace) {
    await upsertCategories(
      db,
      marketplace,
      records.map((record) => record.categoryPath ?? []),
      source.kind,
    )
  }
  return await db.transaction(async (trx) => {
    const total: UpsertResult = { inserted: 0, updated: 0, unchanged: 0, rejected }
    for (const [marketplace, records] of byMarketplace) {
      const part = await upsertMarketplace(trx, db, marketplace, records, { source, rates })
      total.inserted += part.inserted
      total.updated += part.updated
      total.unchanged += part.unchanged
    }
    await along?.(trx, total)
    return total
  })
}

/** Creates the categories of the paths that are not known yet. A path goes from the root down. */
export async function upsertCategories(
  db: Database,
  marketplace: Marketplace,
  paths: readonly (readonly CategoryStep[])[],
  kind: GoodsReferences['source']['kind'] = 'import',
): Promise<void> {
  const code = marketplaceCode(marketplace)
  await createCategories(db.kysely, code, await categoryBook(db, db.kysely, code), paths, kind === 'demo')
}
