import type { components } from '@haixuan/api-sdk/schema'
import type { Database } from '#platform/database/database.ts'

/** Memberships in the order of the purchase page. */
export async function listPlans(db: Database): Promise<components['schemas']['Plan'][]> {
  const rows = await db.kysely
    .selectFrom('plan')
    .selectAll()
    .orderBy('sort')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(({ id, name, vip_type, months, price_fen, is_sample }) => ({
    id,
    name,
    vip_type,
    months,
    price: price_fen === null ? null : price_fen / 100,
    priceFen: price_fen,
    isSample: is_sample,
  }))
}
