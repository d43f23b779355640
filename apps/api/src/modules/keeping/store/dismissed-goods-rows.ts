import { sql } from 'kysely'
import { type Marketplace, marketplaceCode } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'

interface Owner {
  userId: string
  marketplace: Marketplace
}

/** Products of one person and marketplace that may be dismissed; what is over takes the place of the oldest. */
const MOST_DISMISSED = 5_000

/** Marks products as dismissed; the mark is older than the product where nobody has brought it in yet. @returns how many are new */
export async function dismiss(
  db: Database,
  { userId, marketplace }: Owner,
  ids: readonly string[],
  now: number,
): Promise<number> {
  const code = marketplaceCode(marketplace)
  return await db.transaction(async (trx) => {
    const added = await sql`insert into dismissed_goods (user_id, marketplace, external_id, dismissed_at)
      select ${userId}::uuid, ${code}::smallint, u.id, ${now}::bigint from unnest(${[...ids]}::text[]) as u (id)
      on conflict (user_id, marketplace, external_id) do nothing returning external_id`.execute(trx)
    await sql`delete from dismissed_goods where user_id = ${userId} and marketplace = ${code} and external_id in (
      select external_id from dismissed_goods where user_id = ${userId} and marketplace = ${code}
      order by dismissed_at desc, external_id offset ${MOST_DISMISSED})`.execute(trx)
    return added.rows.length
  })
}

/** Takes the mark away. @returns how many had it */
export async function bringBack(
  { kysely }: Database,
  { userId, marketplace }: Owner,
  ids: readonly string[],
): Promise<number> {
  const { rows } = await sql`delete from dismissed_goods where user_id = ${userId}
    and marketplace = ${marketplaceCode(marketplace)} and external_id = any(${[...ids]}::text[])
    returning external_id`.execute(kysely)
  return rows.length
}
