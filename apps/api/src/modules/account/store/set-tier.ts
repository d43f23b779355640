import type { Kysely } from 'kysely'
import type { VipType } from '#platform/caller.ts'
import type { Tables } from '#platform/database/tables.ts'

/** Writes the tier of a main account and when it ends. @param expire epoch milliseconds; null for no end */
export async function setTier(
  trx: Kysely<Tables>,
  userId: string,
  { tier, expire }: { tier: VipType; expire: number | null },
): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ vip_type: tier, vip_expire: expire === null ? null : new Date(expire) })
    .where('id', '=', userId)
    .execute()
}
