import { bytesSource } from '@haixuan/tabular/workbook'
import { readFiles } from '../../src/modules/finance/jobs/read-files.ts'
import { BILL_LAYOUTS } from '../../src/modules/finance/rules/bills/index.ts'
import { beginImport, endReading } from '../../src/modules/finance/store/begin-import.ts'
import { commitImport, undoImport } from '../../src/modules/finance/store/commit-import.ts'
import { holdStoresInUse } from '../../src/modules/stores/store/hold-stores.ts'
import type { Database } from '../../src/platform/database/database.ts'

/** Commits tables, each as a CSV, to one store of an account. @returns what takes them out again */
export async function commitTables(
  db: Database,
  { accountId, storeId }: { accountId: string; storeId: string },
  tables: readonly (readonly (readonly string[])[])[],
): Promise<() => Promise<void>> {
  const importId = await beginImport(db, accountId, accountId)
  const files = tables.map((rows, at) => {
    const text = rows.map((row) => row.join(',')).join('\n')
    return { name: `${at}.csv`, source: bytesSource(new TextEncoder().encode(text)) }
  })
  await readFiles(db, files, {
    ...{ accountId, importId, storeId, book: null, period: null, currency: null, layouts: BILL_LAYOUTS },
  })
  await endReading(db, accountId, importId)
  const id = { accountId, importId }
  if (!(await commitImport(db, id, holdStoresInUse))) throw new Error('The import was not committed.')
  return async () => {
    if (!(await undoImport(db, id))) throw new Error('The import was not undone.')
  }
}
