import { headingNames } from '@haixuan/tabular'
import type { Database } from '#platform/database/database.ts'
import type { Recognised } from '../rules/recognise-sheet.ts'
import type { ReadWish, SheetReport } from '../rules/sheet-report.ts'
import type { SheetId } from './keep-rows.ts'

interface NewSheet {
  file: { name: string; hash: string | null }
  report: SheetReport
  wish: ReadWish
  found?: Recognised
}

/** Notes what a sheet was found to be. */
export async function addSheet(
  db: Database,
  place: SheetId,
  { file, report, wish, found }: NewSheet,
): Promise<void> {
  const layout = found?.is === 'bill' ? found.layout : null
  const heading = found?.is === 'bill' || found?.is === 'unknown' ? found.heading : null
  await db.kysely
    .insertInto('finance_sheet')
    .values({
      ...place,
      ...{ file_name: file.name, file_hash: file.hash, sheet_name: report.sheet },
      ...{ layout_id: layout?.id ?? null, kind: report.kind, role: layout?.role ?? null },
      ...{ store_id: wish.storeId, book: wish.book, period: wish.period, currency: wish.currency },
      ...{ headings: heading ? headingNames(heading) : [], unknown_columns: [...report.unknownColumns] },
      ...{ row_count: report.rows, refused_count: report.refusedRows, total_count: report.skippedTotals },
      row_days: [...report.days],
      problem: report.problem,
    })
    .execute()
}
