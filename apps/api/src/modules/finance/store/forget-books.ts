import { sql, type Transaction } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import { SUM_TABLES } from './book-days.ts'
import { holdBooks } from './hold-books.ts'
import { stopImport } from './stop-import.ts'

const ERASED = '没有写入任何数据：这次导入的店铺已被删除。请移除这次导入，选择其他店铺后重新上传'

/**
 * Removes the money of a store that is erased, with the sheets and rows that it was read from. Imports that were counted
 * stay as history of the account, those that were not are stopped; costs and rates belong to no store. In turn with previews
 * and changes of costs, which would write of the store after it is gone.
 */
export async function forgetBooks(
  trx: Transaction<Tables>,
  accountId: string,
  storeId: string,
): Promise<void> {
  await holdBooks(trx, accountId)
  const { rows: open } = await sql<{ id: string }>`
    select i.id from finance_import as i
    where i.account_id = ${accountId}::uuid and i.state in ('reading', 'read')
      and (i.state = 'reading' and i.wish::json ->> 'storeId' = ${storeId} or exists (
        select 1 from finance_sheet as s where s.account_id = i.account_id and s.import_id = i.id
          and s.store_id = ${storeId}::uuid and not s.left_out))`.execute(trx)
  for (const { id } of open) await stopImport(trx, { accountId, importId: id }, ERASED)
  await sql`
    delete from finance_raw as r using finance_sheet as s
    where s.account_id = ${accountId}::uuid and s.store_id = ${storeId}::uuid and r.account_id = s.account_id
      and r.import_id = s.import_id and r.file_no = s.file_no and r.sheet_no = s.sheet_no`.execute(trx)
  // What a preview told about the store; other figures are read from the rows. One of an open import without the store stays.
  await sql`
    update finance_import as i set found = (i.found::jsonb || '{"preview": null}'::jsonb)::text
    where i.account_id = ${accountId}::uuid and i.state in ('committed', 'undone') and i.found is not null and i.id in (
      select s.import_id from finance_sheet as s
      where s.account_id = ${accountId}::uuid and s.store_id = ${storeId}::uuid)`.execute(trx)
  for (const table of [
    ...([
      'finance_acceptance',
      'finance_typed_amount',
      'finance_sheet',
      'money_event',
      'finance_cover',
      'finance_no_bills',
    ] as const),
    ...(['finance_store_cost', 'finance_store_cost_change'] as const),
    ...SUM_TABLES,
  ]) {
    await trx.deleteFrom(table).where('account_id', '=', accountId).where('store_id', '=', storeId).execute()
  }
}
