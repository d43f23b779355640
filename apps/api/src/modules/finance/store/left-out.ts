import { sql, type Transaction } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import type { ImportId } from './import-rows.ts'

/** Leaves a file of an import out, or takes it back. Its original is gone: its rows stay until the commit. */
export async function setLeftOut(
  trx: Transaction<Tables>,
  { accountId, importId, fileNo }: ImportId & { fileNo: number },
  isLeftOut: boolean,
): Promise<void> {
  await trx
    .updateTable('finance_sheet')
    .set({ left_out: isLeftOut })
    .where('account_id', '=', accountId)
    .where('import_id', '=', importId)
    .where('file_no', '=', fileNo)
    .execute()
}

/** Removes the rows of files that are left out; their sheets say so from now on. */
export async function dropLeftOut(
  trx: Transaction<Tables>,
  { accountId, importId }: ImportId,
): Promise<void> {
  const own = (name: string) => sql`${sql.ref(`${name}.account_id`)} = ${accountId}::uuid
    and ${sql.ref(`${name}.import_id`)} = ${importId}::uuid`
  for (const table of ['money_event', 'finance_raw'])
    await sql`delete from ${sql.table(table)} as r using finance_sheet as s
      where ${own('r')} and ${own('s')} and s.left_out and r.file_no = s.file_no and r.sheet_no = s.sheet_no`.execute(
      trx,
    )
  await sql`update finance_sheet as s set kind = 'skipped', layout_id = null, role = null, store_id = null
    where ${own('s')} and s.left_out`.execute(trx)
}
