import { type Kysely, sql } from 'kysely'
import { type BulkColumn, writeRows } from '#platform/database/bulk-rows.ts'
import type { Tables } from '#platform/database/tables.ts'
import { mergeExtras, type StoredExtras, tellsExtras } from '../rules/goods-extras.ts'
import type { GoodsRecord } from '../rules/goods-record.ts'
import type { ProductExtraTable } from './goods-extras-tables.ts'

/** Columns of product_extra for writeRows. */
export const EXTRA_COLUMNS: BulkColumn<ProductExtraTable>[] = [
  { name: 'product_id', type: 'bigint' },
  { name: 'seen_at', type: 'bigint' },
  { name: 'sku_currency', type: 'text' },
  { name: 'sku_ids', type: 'text[]' },
  { name: 'sku_names', type: 'text[]' },
  { name: 'sku_prices', type: 'integer[]' },
  { name: 'sku_stocks', type: 'integer[]' },
  { name: 'size_names', type: 'text[]' },
  { name: 'size_stocks', type: 'integer[]' },
  { name: 'size_keys', type: 'text[]' },
  { name: 'words', type: 'text[]' },
  { name: 'word_counts', type: 'integer[]' },
  { name: 'stars', type: 'integer[]' },
  { name: 'live_sales', type: 'integer' },
  { name: 'card_sales', type: 'integer' },
]

/** What is stored of products beyond their rows, by product. */
export async function readExtras(
  db: Kysely<Tables>,
  productIds: readonly number[],
): Promise<Map<number, StoredExtras>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<ProductExtraTable>`select product_id::float8 as product_id,
      seen_at::float8 as seen_at, sku_currency, sku_ids, sku_names, sku_prices, sku_stocks,
      size_names, size_stocks, size_keys, words, word_counts, stars, live_sales, card_sales
    from product_extra where product_id = any(${[...productIds]}::bigint[])`.execute(db)
  return new Map(rows.map(({ product_id, ...extras }) => [product_id, extras]))
}

/** Brings in what records tell beyond the rows of products. @returns ids of the products that it changed */
export async function upsertExtras(
  db: Kysely<Tables>,
  records: readonly GoodsRecord[],
  ids: ReadonlyMap<string, number>,
): Promise<Set<string>> {
  const told = records.filter(tellsExtras)
  const before = await readExtras(
    db,
    told.flatMap(({ externalId }) => ids.get(externalId) ?? []),
  )
  const after = new Map<string, StoredExtras>()
  for (const record of told) {
    const { externalId } = record
    const known = after.get(externalId) ?? before.get(ids.get(externalId) ?? -1) ?? null
    after.set(externalId, mergeExtras(known, record))
  }
  const changed = [...after].flatMap(([externalId, extras]) => {
    const productId = ids.get(externalId)
    if (productId === undefined) return []
    const { seen_at: _, ...said } = extras
    const { seen_at: __, ...stored } = before.get(productId) ?? { seen_at: 0 }
    // Seen again unchanged is no change, so that a file may be imported again.
    return JSON.stringify(said) === JSON.stringify(stored) ? [] : [{ externalId, productId, extras }]
  })
  await writeRows<Tables, ProductExtraTable>(
    db,
    'product_extra',
    EXTRA_COLUMNS,
    changed.map(({ productId, extras }) => ({ product_id: productId, ...extras })),
    { key: ['product_id'], existing: 'update' },
  )
  return new Set(changed.map(({ externalId }) => externalId))
}
