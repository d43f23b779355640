import { sql, type Transaction } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import { SUM_TABLES } from './book-days.ts'

/**
 * Removes the money of a store that is erased, with the sheets and rows that it was read from. Imports stay as history of
 * the account; costs and rates belong to no store.
 */
export async function forgetBooks(
  trx: Transaction<Tables>,
  accountId: string,
  storeId: string,
): Promise<void> {
  await sql`
    delete from finance_raw as r using finance_sheet as s
    where s.account_id = ${accountId}::uuid and s.store_id = ${storeId}::uuid and r.account_id = s.account_id
      and r.import_id = s.import_id and r.file_no = s.file_no and r.sheet_no = s.sheet_no`.execute(trx)
  // What a preview told about the store; other figures are read from the rows.
  await sql`
    update finance_import as i set found = (i.found::jsonb || '{"preview": null}'::jsonb)::text
    where i.account_id = ${accountId}::uuid and i.found is not null and i.id in (
      select s.import_id from finance_sheet as s
      where s.account_id = ${accountId}::uuid and s.store_id = ${storeId}::uuid)`.execute(trx)
  for (const table of ['finance_acceptance', 'finance_sheet', 'money_event', ...SUM_TABLES] as const) {
    await trx.deleteFrom(table).where('account_id', '=', accountId).where('store_id', '=', storeId).execute()
  }
}
