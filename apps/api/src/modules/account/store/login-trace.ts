import { type Kysely, sql } from 'kysely'
import { keyedHash } from '#platform/database/site-secret.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { Origin } from '../rules/origin.ts'

/**
 * Notes from where a person has signed in, as a keyed hash of address and device that is forgotten after half a year:
 * it tells people who earn on themselves. A client that names no device leaves no trace.
 */
export async function noteTrace(trx: Kysely<Tables>, userId: string, { ip, device }: Origin): Promise<void> {
  if (device === undefined) return
  const trace = await keyedHash(trx, 'device', `${ip}\n${device}`)
  await trx
    .insertInto('login_trace')
    .values({ user_id: userId, trace })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'trace']).doUpdateSet({ seen_at: sql<Date>`now()` }),
    )
    .execute()
  await trx
    .deleteFrom('login_trace')
    .where('user_id', '=', userId)
    .where('seen_at', '<', sql<Date>`now() - interval '180 days'`)
    .execute()
}
