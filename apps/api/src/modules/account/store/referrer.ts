import type { Kysely } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

/** The referrer of a new user: the invite code they typed, else the one in their source cookie. Null without one. */
export async function findReferrer(
  trx: Kysely<Tables>,
  inviteCode: string | undefined,
  source: string | undefined,
): Promise<string | null> {
  for (const code of [inviteCode, source]) {
    if (!code) continue
    const found = await trx
      .selectFrom('invite_code')
      .select('user_id')
      .where('code', '=', code.toUpperCase())
      .executeTakeFirst()
    if (found) return found.user_id
  }
  return null
}

/** Notes that one person brought another. Fixed permanently at registration. */
export async function bringIn(
  trx: Kysely<Tables>,
  referrerId: string,
  referredId: string,
  source: string | null,
): Promise<void> {
  await trx
    .insertInto('referral_user')
    .values({ user_id: referrerId, referred_id: referredId, source })
    .execute()
}
