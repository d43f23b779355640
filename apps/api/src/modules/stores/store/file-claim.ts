// @unscoped: looks for the same store in other accounts; nothing of it is answered.
import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

/**
 * Notes for the operator that another account has entered the same store, if one has: who had it confirmed, or had it first.
 * The same work either way, and no answer: the caller learns nothing of other accounts.
 */
export async function fileClaim(
  trx: Kysely<Tables>,
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  // Two accounts that enter a store at once are looked at one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended('own_store ' || marketplace || ' ' || mall_id, 0))
    from own_store where account_id = ${accountId} and id = ${id}`.execute(trx)
  await sql`insert into store_claim
      (id, marketplace, mall_id, account_id, store_id, holder_account_id, holder_store_id)
    select ${randomUUID()}::uuid, s.marketplace, s.mall_id, s.account_id, s.id, h.account_id, h.id
    from own_store s join own_store h on h.marketplace = s.marketplace and h.mall_id = s.mall_id
      and h.account_id <> s.account_id
    where s.account_id = ${accountId} and s.id = ${id} and s.source <> 'demo' and s.ownership <> 'refused'
      and h.source <> 'demo' and h.archived_at is null and h.ownership <> 'refused'
    order by h.ownership = 'confirmed' desc, h.created_at, h.id limit 1
    on conflict do nothing`.execute(trx)
}

/** Takes back what waits for the operator: the claimant no longer has the store. */
export async function withdrawClaims(trx: Kysely<Tables>, storeId: string): Promise<void> {
  await sql`update store_claim set status = 'withdrawn', decided_at = now()
    where store_id = ${storeId} and status = 'pending'`.execute(trx)
}
