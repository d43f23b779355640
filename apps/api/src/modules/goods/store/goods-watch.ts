import { type Marketplace, marketplaceCode } from '#modules/reference/rules'
import { type BulkColumn, writeRows } from '#platform/database/bulk-rows.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { findGoods } from './goods-identity.ts'
import type { ProductWatchTable } from './goods-tables.ts'

/** Columns of product_watch for writeRows. */
export const WATCH_COLUMNS: BulkColumn<ProductWatchTable>[] = [
  { name: 'product_id', type: 'bigint' },
  { name: 'start_day', type: 'integer' },
  { name: 'comments', type: 'integer[]' },
  { name: 'score', type: 'integer[]' },
  { name: 'state', type: 'integer[]' },
  { name: 'creators', type: 'integer[]' },
]

/** Days of a product, one entry a day from `start`; -1 is missing. */
interface WatchRecord {
  marketplace: Marketplace
  externalId: string
  /** Days since 1970-01-01. */
  start: number
  comments: number[]
  /** Stars times ten. */
  score: number[]
  /** Status bits of goods-flag.ts. */
  state: number[]
  creators: number[]
}

/** Writes days of reviews, stock state and creators in the place of what is known. Unknown products are left out. */
export async function writeWatch(db: Database, records: readonly WatchRecord[]): Promise<void> {
  const rows: ProductWatchTable[] = []
  for (const marketplace of new Set(records.map((record) => record.marketplace))) {
    const own = records.filter((record) => record.marketplace === marketplace)
    const wanted = own.map(({ externalId }) => externalId)
    const ids = await findGoods(db.kysely, marketplaceCode(marketplace), wanted)
    for (const { externalId, start, comments, score, state, creators } of own) {
      const product_id = ids.get(externalId)
      if (product_id !== undefined)
        rows.push({ product_id, start_day: start, comments, score, state, creators })
    }
  }
  await writeRows<Tables, ProductWatchTable>(db.kysely, 'product_watch', WATCH_COLUMNS, rows, {
    key: ['product_id'],
    existing: 'update',
  })
}
