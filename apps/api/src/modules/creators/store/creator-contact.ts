import { type Kysely, sql } from 'kysely'
import { lockAccount } from '#modules/account'

import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'

/** What a creator has published; null when nothing is known. */
export async function readContact(db: Kysely<Tables>, creatorId: number) {
  const row = await db
    .selectFrom('creator_contact')
    .select(['email', 'links', 'published_at'])
    .where('creator_id', '=', creatorId)
    .executeTakeFirst()
  return row ?? null
}

/** Contacts that an account has looked at on a day. */
export async function countLooks(db: Kysely<Tables>, userId: string, day: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from creator_contact_look
    where user_id = ${userId}::uuid and day = ${day}`.execute(db)
  return rows[0]?.n ?? 0
}

/**
 * Books a look, unless that would pass the limit. One at a time for an account, so that calls side by side cannot
 * pass it together. A second look at the same creator on the same day costs nothing.
 * @returns looks of the day with this one; null when none is left
 */
export async function bookLook(
  db: Database,
  { userId, day, creatorId, limit }: { userId: string; day: number; creatorId: number; limit: number },
): Promise<number | null> {
  return db.transaction(async (trx) => {
    await lockAccount(trx, userId)
    const used = await countLooks(trx, userId, day)
    const known = await trx
      .selectFrom('creator_contact_look')
      .select('creator_id')
      .where('user_id', '=', userId)
      .where('day', '=', day)
      .where('creator_id', '=', creatorId)
      .executeTakeFirst()
    if (known) return used
    if (used >= limit) return null
    await trx
      .insertInto('creator_contact_look')
      .values({ user_id: userId, day, creator_id: creatorId, looked_at: Date.now() })
      .execute()
    return used + 1
  })
}
