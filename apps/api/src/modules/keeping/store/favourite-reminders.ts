import { type Kysely, sql } from 'kysely'
import { type FavouriteKind, kindCode } from '#modules/reference/rules'

import type { Tables } from '#platform/database/tables.ts'

/** A favourite whose owner has asked to be told. */
interface Reminded {
  user_id: string
  marketplace: number
  external_id: string
}

/** What happened up to this moment need not be told again. @param until epoch milliseconds */
export async function setReminded(
  db: Kysely<Tables>,
  kind: FavouriteKind,
  { user_id, marketplace, external_id }: Reminded,
  until: number,
): Promise<void> {
  await sql`update favourite set remind_from = ${until}::bigint
    where user_id = ${user_id} and marketplace = ${marketplace} and kind = ${kindCode(kind)}
      and external_id = ${external_id} and remind_from is not null`.execute(db)
}
