import { createHash } from 'node:crypto'
import { TableError } from '@haixuan/tabular'
import { BATCH_ROWS } from '#platform/database/batches.ts'
import type { Database } from '#platform/database/database.ts'
import { type FlatFile, flatFiles, type GivenFile } from '../files/given-files.ts'
import { type OpenSheet, openSheets } from '../files/open-sheets.ts'
import { type ReadSheet, readSheet, type SheetRow } from '../files/read-sheet.ts'
import type { RowFault } from '../rules/bill-row.ts'
import { contentKey, occurrences } from '../rules/event-key.ts'
import type { ReadWish, SheetReport } from '../rules/sheet-report.ts'
import {
  eventOf,
  keepEvents,
  keepRaw,
  type PendingEvent,
  type RawRow,
  type SheetId,
} from '../store/keep-rows.ts'
import { addSheet, type SheetFacts, sheetFacts } from '../store/keep-sheet.ts'

/** Faults that a report names; all of them are kept with their rows. */
const FAULTS_TOLD = 1_000

/** Batches that are being written while the next is read: one more and the reader waits for the database. */
const BATCHES_UNDER_WAY = 2

/**
 * Reads files into an import that counts nowhere yet. One broken file never stops the others; memory is a few batches of rows,
 * whatever the number of files.
 */
export async function readFiles(
  db: Database,
  given: AsyncIterable<GivenFile> | Iterable<GivenFile>,
  wish: ReadWish,
  stopping: () => boolean = () => false,
): Promise<SheetReport[]> {
  const reports: SheetReport[] = []
  let fileNo = 0
  for await (const file of flatFiles(given)) {
    if (stopping()) break
    reports.push(...(await readFile(db, file, fileNo++, wish)))
  }
  return reports
}

async function readFile(
  db: Database,
  file: FlatFile,
  fileNo: number,
  wish: ReadWish,
): Promise<SheetReport[]> {
  const place = { account_id: wish.accountId, import_id: wish.importId, file_no: fileNo }
  const broken = async (problem: string): Promise<SheetReport[]> => {
    const report = emptyReport({ file: file.name, fileNo, sheet: null, sheetNo: 0, kind: 'broken' })
    await addSheet(
      db,
      { ...place, sheet_no: 0 },
      { file: { name: file.name, hash: null }, report: { ...report, problem }, wish },
    )
    return [{ ...report, problem }]
  }
  if ('problem' in file) return await broken(file.problem)
  let sheets: OpenSheet[]
  try {
    sheets = await openSheets(file)
  } catch (error) {
    if (error instanceof TableError) return await broken(error.message)
    throw error
  }
  const hash = await hashOf(file)
  const reports: SheetReport[] = []
  for (const [sheetNo, sheet] of sheets.entries()) {
    const own = { ...place, sheet_no: sheetNo }
    const read = await readSheet(sheet, wish.layouts)
    const { report, facts } = await keepSheet(db, own, { file, fileNo, sheet, sheetNo, read }, wish)
    await addSheet(db, own, { file: { name: file.name, hash }, report, wish, found: read.found, facts })
    reports.push(report)
  }
  return reports
}

async function hashOf({ source }: GivenFile): Promise<string> {
  return createHash('sha256')
    .update(await source.read(0, source.size))
    .digest('hex')
}

interface SheetToKeep {
  file: GivenFile
  fileNo: number
  sheet: OpenSheet
  sheetNo: number
  read: ReadSheet
}

async function keepSheet(
  db: Database,
  place: SheetId,
  { file, fileNo, sheet, sheetNo, read }: SheetToKeep,
  wish: ReadWish,
): Promise<{ report: SheetReport; facts: SheetFacts }> {
  const { found } = read
  const kind = found.is === 'bill' ? found.layout.kind : found.is
  const report = emptyReport({ file: file.name, fileNo, sheet: sheet.name, sheetNo, kind })
  if (found.is === 'bill') {
    report.layoutId = found.layout.id
    report.unknownColumns = found.unknownColumns
    report.needsPeriod = found.layout.hasNoTime === true && wish.period === null
  }
  const faults: RowFault[] = []
  const days = new Set<string>()
  const number = occurrences()
  const { add, facts } = sheetFacts()
  // The database writes some batches while the next is read.
  const writing: Promise<unknown>[] = []
  const write = async (batch: readonly SheetRow[]) => {
    if (writing.length >= BATCHES_UNDER_WAY) await writing.shift()
    const events = batch.flatMap((row) => event(row, found, wish, number))
    for (const one of events) add(one)
    const own = Promise.all([
      keepRaw(db, place, batch.map(rawRow)),
      keepEvents(db, place, wish.storeId, events),
    ])
    // Awaited before a later batch, and at the end.
    own.catch(() => undefined)
    writing.push(own)
  }
  try {
    for await (const rows of read.rows({ currency: wish.currency })) {
      for (let from = 0; from < rows.length; from += BATCH_ROWS) {
        const batch = rows.slice(from, from + BATCH_ROWS)
        await write(batch)
        for (const { outcome } of batch) {
          if (outcome?.is === 'row' && outcome.row.time !== null) days.add(outcome.row.time.slice(0, 10))
          if (outcome?.is === 'total') report.skippedTotals++
          else report.rows++
          if (outcome?.is !== 'refused') continue
          report.refusedRows++
          if (faults.length < FAULTS_TOLD) faults.push(...outcome.faults)
        }
      }
    }
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    report.problem = error.message
  } finally {
    await Promise.all(writing)
  }
  return { report: { ...report, refused: faults, days: rowDays(days) }, facts }
}

/** Days that a sheet tells at most, the newest: an official one has those of a month. */
const DAYS_TOLD = 1_000

const rowDays = (days: ReadonlySet<string>): number[] =>
  [...days]
    .map((day) => Number(day.replaceAll('-', '')))
    .sort((a, b) => a - b)
    .slice(-DAYS_TOLD)

const rawRow = ({ line, cells, outcome }: SheetRow): RawRow => ({
  ...{ line, cells: [...cells] },
  state: outcome === null ? 'unknown' : outcome.is === 'unbilled' ? 'beside' : outcome.is,
  faults: outcome?.is === 'refused' ? JSON.stringify(outcome.faults) : null,
})

/** The event of a row of a bill that carries money; of other sheets none. */
function event(
  { outcome }: SheetRow,
  found: ReadSheet['found'],
  wish: ReadWish,
  number: (key: string) => number,
): PendingEvent[] {
  if (found.is !== 'bill' || outcome?.is !== 'row') return []
  if (found.layout.role !== 'event' && found.layout.role !== 'ledger') return []
  const content = contentKey(outcome.row)
  const context = { period: wish.period, book: wish.book, content, occurrence: number(content) }
  const own = eventOf(outcome.row, context)
  return own === null ? [] : [own]
}

const emptyReport = (
  own: Pick<SheetReport, 'file' | 'fileNo' | 'sheet' | 'sheetNo' | 'kind'>,
): SheetReport => ({
  ...own,
  ...{ layoutId: null, rows: 0, refused: [], refusedRows: 0, skippedTotals: 0 },
  ...{ unknownColumns: [], problem: null, days: [], needsPeriod: false },
})
