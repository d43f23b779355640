import type { Transaction } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import { clearRead } from './import-files.ts'
import type { ImportId } from './import-rows.ts'

/**
 * Stops an import that was not counted for good, and says why: no row of it is left, and what was asked for is not done. Only
 * removing it is left to a person.
 */
export async function stopImport(trx: Transaction<Tables>, place: ImportId, problem: string): Promise<void> {
  const stopped = await trx
    .updateTable('finance_import')
    .set({ asked: null, found: null, problem })
    .where('account_id', '=', place.accountId)
    .where('id', '=', place.importId)
    .where('state', 'in', ['reading', 'read'])
    .executeTakeFirst()
  if (stopped.numUpdatedRows > 0n) await clearRead({ kysely: trx }, place)
}
