import { type RawBuilder, sql } from 'kysely'
import { kindCode, type Marketplace, marketplaceCode } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import { statusCode } from '../rules/listing-status.ts'

interface Owner {
  userId: string
  marketplace: Marketplace
}

/** Ids of the marketplace of the products that a person keeps as favourites. */
export function keptGoods(db: Database, owner: Owner): Promise<string[]> {
  const ofGoods = sql`kind = ${kindCode('goods')} and removed_at is null`
  return goodsIn(db, owner, sql.table('favourite'), ofGoods)
}

/** The same of those that a person has listed: 已上架 in their listing warehouse. */
export function listedGoods(db: Database, owner: Owner): Promise<string[]> {
  const listed = sql`status = ${statusCode('listed')} and removed_at is null`
  return goodsIn(db, owner, sql.table('listing'), listed)
}

/** The same of those that a person has dismissed. */
export function dismissedGoods(db: Database, owner: Owner): Promise<string[]> {
  return goodsIn(db, owner, sql.table('dismissed_goods'), sql`true`)
}

/** What the rows of one of a person's tables name. No table of the market is read: it may be in another database. */
async function goodsIn(
  { kysely }: Database,
  { userId, marketplace }: Owner,
  table: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): Promise<string[]> {
  const code = marketplaceCode(marketplace)
  const { rows } = await sql<{ external_id: string }>`select external_id from ${table}
    where user_id = ${userId} and marketplace = ${code} and ${condition}`.execute(kysely)
  return rows.map((row) => row.external_id)
}
