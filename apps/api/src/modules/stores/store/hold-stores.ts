// @unscoped: the caller names stores with their account, which StoreScope.storeOf gave it.
import type { Transaction } from 'kysely'
import { lockAccount } from '#modules/account'
import type { Tables } from '#platform/database/tables.ts'

/**
 * Holds stores of an account until the transaction ends: none of them is archived, refused or erased meanwhile.
 * @returns whether rows may be written for all of them
 */
export async function holdStoresInUse(
  trx: Transaction<Tables>,
  accountId: string,
  ids: readonly string[],
): Promise<boolean> {
  await lockAccount(trx, accountId)
  if (ids.length === 0) return true
  const found = await trx
    .selectFrom('own_store')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .where('archived_at', 'is', null)
    .where('ownership', '<>', 'refused')
    .execute()
  return found.length === new Set(ids).size
}
