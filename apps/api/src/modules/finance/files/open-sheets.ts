import { decodeText, readDelimited, TableError, type TableRow } from '@haixuan/tabular'
import { type MergedArea, openWorkbook, type Workbook, workbookMark } from '@haixuan/tabular/workbook'
import { HEADING_WITHIN } from '../rules/recognise-sheet.ts'
import type { GivenFile } from './given-files.ts'

/** A sheet that can be read. */
export interface OpenSheet {
  name: string
  isHidden: boolean
  /** Rows that hold something, some at a time, from the first on. */
  rows(): AsyncGenerator<readonly TableRow[]>
  /** The first rows, enough to find the heading, and the merged cells where a heading may have them. */
  top(): Promise<{ rows: readonly TableRow[]; areas: readonly MergedArea[] }>
}

const LIMITS = { columns: 300 }

/**
 * The sheets of a file, told by its bytes and not by its name: sellers save CSV as `.xlsx` and the other way round. A text
 * is one sheet, called as the file.
 * @throws {TableError} for a file that is broken, locked, neither text nor workbook, or beyond the limits
 */
export async function openSheets({ name, source }: GivenFile): Promise<OpenSheet[]> {
  const mark = workbookMark(await source.read(0, 4))
  if (mark === null) return [await textSheet(name, await source.read(0, source.size))]
  const book = await openWorkbook(source, LIMITS)
  return book.sheets.map(({ name: sheet, isHidden }) => bookSheet(book, sheet, isHidden))
}

/** A text that a spreadsheet would take for a formula has an apostrophe in CSV files, also in those of this site. */
const GUARDED = /^'\s*[=+\-@＝＋－＠]/

/** Some sites export the source of a web page under the name of a workbook; spreadsheets open it. */
const WEB_PAGE = /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html|head|meta|style|table|Workbook)\b/i
const WEB_PAGE_TEXT =
  '这个文件的内容是网页表格，不是 Excel 工作簿。请用 Excel 或 WPS 打开，另存为 .xlsx，再放入另存的文件'

async function textSheet(name: string, bytes: Uint8Array): Promise<OpenSheet> {
  const { text, mixed, readings } = decodeText(bytes)
  if (mixed || readings.length > 1) {
    throw new TableError('bad_encoding', '看不出文件是哪种编码，请另存为“CSV UTF-8”后重试')
  }
  if (WEB_PAGE.test(text)) throw new TableError('not_a_workbook', WEB_PAGE_TEXT)
  const rows: TableRow[] = readDelimited(text, { limits: { columns: LIMITS.columns } })
    // Programs write a row that was cleared as separators alone; a workbook leaves it out.
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map((row) => ({ ...row, cells: row.cells.map((cell) => (GUARDED.test(cell) ? cell.slice(1) : cell)) }))
  markBroken(rows, text)
  const sheet =
    name
      .split('/')
      .at(-1)
      ?.replace(/\.[^.]+$/, '') ?? name
  return {
    name: sheet,
    isHidden: false,
    rows: async function* () {
      yield rows
    },
    top: async () => ({ rows: rows.slice(0, HEADING_WITHIN + 1), areas: [] }),
  }
}

/**
 * A download that broke off ends inside a row: the rest of its last cell is missing, and `123.45` may have become `12`.
 */
function markBroken(rows: TableRow[], text: string): void {
  const [before, last] = rows.slice(-2)
  if (!before || !last || /[\r\n]$/.test(text) || last.cells.length >= before.cells.length) return
  const faults = new Map([
    [
      last.cells.length - 1,
      '文件在这里断了，可能没有下载完整。请重新导出；确认完整的，在 Excel 里重新保存后再导入',
    ],
  ])
  rows[rows.length - 1] = { ...last, faults }
}

/** Whether a row near the top may be an outer heading: it fills some of the columns only. */
function mayBeGrouped(top: readonly TableRow[]): boolean {
  const filled = top.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length)
  const most = Math.max(0, ...filled)
  return filled.slice(0, 3).some((count) => count > 1 && count < most)
}

function bookSheet(book: Workbook, name: string, isHidden: boolean): OpenSheet {
  // What was read for the top is not unpacked again: the next reading begins with it and goes on.
  let begun: { rows: TableRow[]; rest: AsyncGenerator<TableRow[], unknown> } | null = null
  return {
    ...{ name, isHidden },
    rows: async function* () {
      const from = begun
      begun = null
      if (from !== null && from.rows.length > 0) yield from.rows
      yield* from?.rest ?? book.rows(name, 'exact')
    },
    top: async () => {
      const rows: TableRow[] = []
      const steps = book.rows(name, 'exact')
      let step = await steps.next()
      for (; !step.done; step = await steps.next()) {
        rows.push(...step.value)
        if (rows.length > HEADING_WITHIN) break
      }
      const top = rows.slice(0, HEADING_WITHIN + 1)
      if (!mayBeGrouped(top)) {
        begun = { rows, rest: steps }
        return { rows: top, areas: [] }
      }
      // Merged cells are behind the rows of a sheet: it is read to its end.
      while (!step.done) step = await steps.next()
      return { rows: top, areas: step.value }
    },
  }
}
