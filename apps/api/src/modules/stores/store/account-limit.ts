// @unscoped: a limit counts every store of an account.
import { tierEntitlement, type VipType } from '@haixuan/rules'
import { type Kysely, sql } from 'kysely'
import { rightsOf } from '#modules/account'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'

/** The tier of an account, which says how many stores it uses. Read before a transaction begins. */
export async function tierOfAccount(db: Database, accountId: string): Promise<VipType> {
  return (await rightsOf(db, accountId))?.tier ?? 'general'
}

/** How many stores the tier of each account has. */
export async function limitsOf(
  db: Database,
  accounts: readonly string[],
): Promise<{ account: string; most: number }[]> {
  return await Promise.all(
    accounts.map(async (account) => ({
      account,
      most: tierEntitlement(await tierOfAccount(db, account)).ownShops,
    })),
  )
}

/** Whether a store counts: it is active and not refused. */
export const IN_USE = sql`archived_at is null and ownership <> 'refused'`

/** Stores of an account: in use, and with archived and refused ones. By account: a limit is of nobody else's concern. */
export async function countStores(
  db: Kysely<Tables>,
  accountId: string,
): Promise<{ used: number; all: number }> {
  const { rows } = await sql<{ used: number; all: number }>`
    select count(*) filter (where ${IN_USE})::int as used, count(*)::int as "all"
    from own_store where account_id = ${accountId}`.execute(db)
  return rows[0] ?? { used: 0, all: 0 }
}
