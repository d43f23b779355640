import { type RawBuilder, sql } from 'kysely'
import { kindCode, type Marketplace, marketplaceCode } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import { statusCode } from '../rules/listing-status.ts'

interface Owner {
  userId: string
  marketplace: Marketplace
}

/** Internal ids of the products that a person keeps as favourites. */
export function keptProducts(db: Database, owner: Owner): Promise<number[]> {
  const ofGoods = sql`o.kind = ${kindCode('goods')} and o.removed_at is null`
  return productsIn(db, owner, sql.table('favourite'), ofGoods)
}

/** Internal ids of the products that a person has listed: 已上架 in their listing warehouse. */
export function listedProducts(db: Database, owner: Owner): Promise<number[]> {
  const listed = sql`o.status = ${statusCode('listed')} and o.removed_at is null`
  return productsIn(db, owner, sql.table('listing'), listed)
}

/** Internal ids of the products that a person has dismissed. */
export function dismissedProducts(db: Database, owner: Owner): Promise<number[]> {
  return productsIn(db, owner, sql.table('dismissed_goods'), sql`true`)
}

/** Those of the rows `o` of one of a person's tables that name a product which some source has brought in. */
async function productsIn(
  { kysely }: Database,
  { userId, marketplace }: Owner,
  table: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): Promise<number[]> {
  const code = marketplaceCode(marketplace)
  const { rows } = await sql<{ id: number }>`select k.product_id::float8 as id from ${table} o
    join product_key k on k.marketplace = ${code} and k.external_id = o.external_id
    where o.user_id = ${userId} and o.marketplace = ${code} and ${condition}`.execute(kysely)
  return rows.map(({ id }) => id)
}
