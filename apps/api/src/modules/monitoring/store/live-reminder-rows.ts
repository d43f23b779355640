import { sql } from 'kysely'
import { kindCode } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'

/** A kept live whose owner wants to be told of the next, and the newest live of its creator since. */
export interface DueReminder {
  user_id: string
  marketplace: number
  external_id: string
  live: string
  title: string
  creator: string
  /** Epoch milliseconds. */
  started_at: number
}

const LIVE = kindCode('live')

/**
 * Kept lives whose creator has been on the air since, by owner and id.
 * @param after the last of the batch before
 */
export async function dueReminders(
  { kysely }: Database,
  after: Pick<DueReminder, 'user_id' | 'external_id'> | null,
  limit: number,
): Promise<DueReminder[]> {
  const behind =
    after === null
      ? sql``
      : sql`and (f.user_id, f.external_id) > (${after.user_id}::uuid, ${after.external_id}::text)`
  const { rows } =
    await sql<DueReminder>`select f.user_id, f.marketplace, f.external_id, n.external_id as live,
      n.title, coalesce(c.nickname, '') as creator, n.started_at::float8 as started_at
    from favourite f
    join live_key k on k.marketplace = f.marketplace and k.external_id = f.external_id
    join live l on l.marketplace = k.marketplace and l.live_id = k.live_id
    join lateral (select x.external_id, x.title, x.started_at from live x
      where x.creator_id = l.creator_id and x.marketplace = l.marketplace and x.started_at > f.remind_from
      order by x.started_at desc, x.live_id desc limit 1) n on true
    left join creator c on c.marketplace = l.marketplace and c.creator_id = l.creator_id
    where f.kind = ${LIVE} and f.remind_from is not null and f.removed_at is null ${behind}
    order by f.user_id, f.external_id limit ${limit}`.execute(kysely)
  return rows
}
