import { headingNames } from '@haixuan/tabular'
import type { Database } from '#platform/database/database.ts'
import type { Recognised } from '../rules/recognise-sheet.ts'
import type { ReadWish, SheetReport } from '../rules/sheet-report.ts'
import type { PendingEvent, SheetId } from './keep-rows.ts'

interface NewSheet {
  file: { name: string; hash: string | null }
  report: SheetReport
  wish: ReadWish
  found?: Recognised
  facts?: SheetFacts
}

/** What the rows of a sheet say together. */
export interface SheetFacts {
  /** yyyymm of rows with a time. */
  months: ReadonlySet<number>
  currency: string | null
  hasNoTime: boolean
  /** Rows that an earlier row says word for word. */
  equal: number
}

/** Adds up what rows say, batch after batch. */
export function sheetFacts() {
  const months = new Set<number>()
  const facts = { months, currency: null as string | null, hasNoTime: false, equal: 0 }
  const add = ({ at, month, currency, occurrence }: PendingEvent) => {
    if (at === null) facts.hasNoTime = true
    else if (month !== null) months.add(month)
    if (occurrence > 0) facts.equal++
    if (facts.currency === null || currency < facts.currency) facts.currency = currency
  }
  return { add, facts: facts as SheetFacts }
}

/** Notes what a sheet was found to be. */
export async function addSheet(
  db: Database,
  place: SheetId,
  { file, report, wish, found, facts }: NewSheet,
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
      ...(facts && {
        ...{ event_months: [...facts.months].sort((a, b) => a - b), event_currency: facts.currency },
        ...{ has_no_time: facts.hasNoTime, equal_count: facts.equal },
      }),
    })
    .execute()
}
