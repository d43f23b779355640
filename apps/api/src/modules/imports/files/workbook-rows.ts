import { findHeading, type Heading, headingNames, type TableRow, uniqueNames } from '@haixuan/tabular'
import {
  type ByteSource,
  columnLetters,
  type MergedArea,
  openWorkbook,
  type Workbook,
} from '@haixuan/tabular/workbook'
import { type ImportRow, MAX_COLUMNS } from '../rules/import-row.ts'
import { openSource } from './file-bytes.ts'
import { ImportFileError, importError } from './import-file-error.ts'

/** Rows from the top among which the heading is looked for. */
const HEADING_WITHIN = 10

const openBook = (source: ByteSource) => openWorkbook(source, { columns: MAX_COLUMNS })

/** Runs with an open workbook and closes its file. @throws ImportFileError for what the reader refuses */
async function inBook<Result>(
  path: string,
  use: (book: Workbook) => Promise<Result> | Result,
): Promise<Result> {
  const source = await openSource(path)
  try {
    return await use(await openBook(source))
  } catch (error) {
    throw importError(error)
  } finally {
    await source.close()
  }
}

/**
 * The sheet of a workbook that is read: the one that a person names, or the first that is shown.
 * @throws ImportFileError sheet_absent, file_is_binary, file_unreadable
 */
export function chosenSheet(
  path: string,
  named: string | undefined,
): Promise<{ sheet: string; sheets: readonly string[] }> {
  return inBook(path, (book) => {
    const sheets = book.shownSheets
    const sheet = named ?? sheets[0] ?? ''
    if (book.sheets.some(({ name }) => name === sheet)) return { sheet, sheets }
    const names = sheets.map((name) => `“${name}”`).join('、')
    throw new ImportFileError(
      'sheet_absent',
      `工作簿里没有工作表“${sheet}”，现有：${names}。请用 --worksheet 指定其中一个。没有导入任何数据。`,
    )
  })
}

/** Rows of a sheet one after another; returns its merged areas. */
async function* rowsOf(book: Workbook, sheet: string): AsyncGenerator<TableRow, MergedArea[]> {
  const steps = book.rows(sheet, 'exact')
  for (let step = await steps.next(); ; step = await steps.next()) {
    if (step.done) return step.value
    yield* step.value
  }
}

/** Whether a row near the top may be an outer heading: its cells span some of the columns only. */
function mayBeGrouped(top: readonly TableRow[]): boolean {
  const filled = top.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length)
  const most = Math.max(0, ...filled)
  return filled.some((count) => count > 1 && count < most)
}

/** The heading of a sheet, and the names of its columns. @throws ImportFileError header_missing, rows_missing */
async function headingOf(book: Workbook, sheet: string): Promise<{ heading: Heading; columns: string[] }> {
  const top: TableRow[] = []
  for await (const row of rowsOf(book, sheet)) {
    top.push(row)
    if (top.length > HEADING_WITHIN) break
  }
  let areas: MergedArea[] = []
  if (mayBeGrouped(top)) {
    // Merged cells come after the rows of a sheet: it is read to its end again.
    const rows = rowsOf(book, sheet)
    let step = await rows.next()
    while (!step.done) step = await rows.next()
    areas = step.value
  }
  const heading = findHeading(top, { areas })
  if (!heading) {
    throw new ImportFileError(
      'header_missing',
      `工作表“${sheet}”的前 ${HEADING_WITHIN} 行里没有表头。请在数据上面加一行列名，或用 --worksheet 换一个工作表。没有导入任何数据。`,
    )
  }
  if (top.length <= heading.last + 1) {
    throw new ImportFileError('rows_missing', `工作表“${sheet}”里只有表头，没有数据行。没有导入任何数据。`)
  }
  const names = headingNames(heading)
  const named = names.findLastIndex((name) => name !== '') + 1
  return { heading, columns: uniqueNames(names.slice(0, named)) }
}

/**
 * Opens the rows of a sheet below its heading. Memory: the texts that cells of the workbook share, and some rows.
 * @throws ImportFileError now or while rows are read
 */
export async function openSheet(
  path: string,
  sheet: string,
): Promise<{ columns: readonly string[]; rows: AsyncGenerator<ImportRow> }> {
  const { heading, columns } = await inBook(path, (book) => headingOf(book, sheet))
  return { columns, rows: rowsBelow(path, sheet, heading, columns) }
}

async function* rowsBelow(
  path: string,
  sheet: string,
  heading: Heading,
  columns: readonly string[],
): AsyncGenerator<ImportRow> {
  const source = await openSource(path)
  try {
    let index = 0
    for await (const row of rowsOf(await openBook(source), sheet)) {
      if (index++ > heading.last) yield importRow(columns, row)
    }
  } catch (error) {
    throw importError(error)
  } finally {
    await source.close()
  }
}

function importRow(columns: readonly string[], row: TableRow): ImportRow {
  const { line, isHidden } = row
  const beyond = row.cells.findIndex((cell, at) => at >= columns.length && cell !== '')
  if (beyond >= 0) {
    const message = `${columnLetters(beyond)} 列有内容，表头只到 ${columnLetters(columns.length - 1)} 列`
    return { line, broken: { reason: 'column_count', message } }
  }
  const cells: Record<string, string> = Object.create(null)
  const faults: Record<string, string> = Object.create(null)
  for (const [at, name] of columns.entries()) {
    const value = row.cells[at]
    if (value) cells[name] = value
    const fault = row.faults?.get(at)
    if (fault) faults[name] = fault
  }
  return { line, cells, ...(row.faults ? { faults } : {}), ...(isHidden ? { isHidden } : {}) }
}
