import { sql } from 'kysely'
import { kindCode } from '../domain/favourite/favourite-kind.ts'
import { type Marketplace, marketplaceCode } from '../domain/goods/marketplace.ts'
import { statusCode } from '../domain/listing/listing-status.ts'
import type { Database } from './database.ts'

interface Owner {
  userId: string
  marketplace: Marketplace
}

interface Found {
  id: number
}

/** Internal ids of the products that a person keeps as favourites. */
export async function keptProducts({ kysely }: Database, { userId, marketplace }: Owner): Promise<number[]> {
  const code = marketplaceCode(marketplace)
  const { rows } = await sql<Found>`select k.product_id::float8 as id from favourite f
    join product_key k on k.marketplace = ${code} and k.external_id = f.external_id
    where f.user_id = ${userId} and f.marketplace = ${code} and f.kind = ${kindCode('goods')}
      and f.removed_at is null`.execute(kysely)
  return rows.map(({ id }) => id)
}

/** Internal ids of the products that a person has listed: 已上架 in his listing warehouse. */
export async function listedProducts(
  { kysely }: Database,
  { userId, marketplace }: Owner,
): Promise<number[]> {
  const code = marketplaceCode(marketplace)
  const { rows } = await sql<Found>`select k.product_id::float8 as id from listing l
    join product_key k on k.marketplace = ${code} and k.external_id = l.external_id
    where l.user_id = ${userId} and l.marketplace = ${code} and l.status = ${statusCode('listed')}
      and l.removed_at is null`.execute(kysely)
  return rows.map(({ id }) => id)
}

/** Internal ids of the products that a person has dismissed. */
export async function dismissedProducts(
  { kysely }: Database,
  { userId, marketplace }: Owner,
): Promise<number[]> {
  const code = marketplaceCode(marketplace)
  const { rows } = await sql<Found>`select k.product_id::float8 as id from dismissed_goods d
    join product_key k on k.marketplace = ${code} and k.external_id = d.external_id
    where d.user_id = ${userId} and d.marketplace = ${code}`.execute(kysely)
  return rows.map(({ id }) => id)
}
