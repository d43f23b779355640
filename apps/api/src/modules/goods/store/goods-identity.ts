import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { takeIds } from '#modules/reference'

import { type BulkColumn, writeRows } from '#platform/database/bulk-rows.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { GoodsRecord, ShopRecord } from '../rules/goods-record.ts'
import type { ShopTable } from './goods-tables.ts'

const SHOP_COLUMNS: BulkColumn<ShopTable>[] = [
  { name: 'id', type: 'bigint' },
  { name: 'marketplace', type: 'smallint' },
  { name: 'external_id', type: 'text' },
  { name: 'name', type: 'text' },
  { name: 'demo', type: 'boolean' },
]

/** Id by which a shop is known: that of the marketplace, else one made from its name. */
export function shopKey(shop: ShopRecord): string {
  if (shop.id !== undefined) return shop.id
  return `n${createHash('sha256').update(shop.name.trim().toLowerCase()).digest('hex').slice(0, 15)}`
}

/**
 * Creates and renames shops.
 * @returns internal ids by `shopKey`
 */
export async function upsertShops(
  db: Kysely<Tables>,
  marketplace: number,
  shops: readonly ShopRecord[],
  demo: boolean,
): Promise<Map<string, number>> {
  const wanted = new Map(shops.map((shop) => [shopKey(shop), shop]))
  if (wanted.size === 0) return new Map()
  const read = async () => {
    const { rows } = await sql<{ id: number; external_id: string; name: string }>`
      select id::float8 as id, external_id, name from shop
      where marketplace = ${marketplace} and external_id = any(${[...wanted.keys()]}::text[])`.execute(db)
    return rows
  }
  const existing = new Map((await read()).map((row) => [row.external_id, row]))
  const changed = [...wanted].filter(([key, shop]) => existing.get(key)?.name !== shop.name.trim())
  if (changed.length > 0) {
    const first = await takeIds(db, 'shop', changed.length)
    const rows = changed.map(([external_id, shop], index) => ({
      id: existing.get(external_id)?.id ?? first + index,
      marketplace,
      external_id,
      name: shop.name.trim(),
      demo,
    }))
    const fresh = rows.filter((row) => !existing.has(row.external_id))
    await writeRows(db, 'shop', SHOP_COLUMNS, fresh, {
      key: ['marketplace', 'external_id'],
      existing: 'keep',
    })
    const renamed = rows.filter((row) => existing.has(row.external_id))
    await writeRows(db, 'shop', SHOP_COLUMNS, renamed, { key: ['id'], existing: 'update' })
  }
  return new Map((await read()).map((row) => [row.external_id, row.id]))
}

/**
 * Internal ids of products, created where they are new.
 * @returns ids by external id, and the set of those that this call created
 */
export async function assignGoodsIds(
  db: Kysely<Tables>,
  marketplace: number,
  externalIds: readonly string[],
): Promise<{ ids: Map<string, number>; created: Set<string> }> {
  const wanted = [...new Set(externalIds)]
  const ids = await findGoods(db, marketplace, wanted)
  const unknown = wanted.filter((id) => !ids.has(id))
  if (unknown.length === 0) return { ids, created: new Set() }
  const first = await takeIds(db, 'product', unknown.length)
  const { rows } = await sql<{ external_id: string }>`
    insert into product_key (marketplace, external_id, product_id)
    select ${marketplace}::smallint, u.external_id, ${first}::bigint + u.n - 1
    from unnest(${unknown}::text[]) with ordinality as u (external_id, n)
    on conflict (marketplace, external_id) do nothing returning external_id`.execute(db)
  const created = new Set(rows.map((row) => row.external_id))
  for (const [index, id] of unknown.entries()) if (created.has(id)) ids.set(id, first + index)
  const lost = unknown.filter((id) => !created.has(id))
  if (lost.length > 0)
    for (const [id, productId] of await findGoods(db, marketplace, lost)) ids.set(id, productId)
  return { ids, created }
}

/** Internal ids of the products that are known, by external id. */
export async function findGoods(
  db: Kysely<Tables>,
  marketplace: number,
  externalIds: readonly GoodsRecord['externalId'][],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ external_id: string; product_id: number }>`
    select external_id, product_id::float8 as product_id from product_key
    where marketplace = ${marketplace} and external_id = any(${[...externalIds]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.external_id, row.product_id]))
}
