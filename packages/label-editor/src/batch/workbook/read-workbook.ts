import { BatchError } from '../batch-error.ts'
import type { RawRow } from '../data/data-table.ts'
import type { OpenWorkbook } from './read-part.ts'
import { readSheetRows } from './sheet-rows.ts'
import { unpackBudget } from './unpack-entry.ts'
import { readNumberFormats, readSharedStrings, readSheets } from './workbook-parts.ts'
import { zipEntries } from './zip-entries.ts'

export interface WorkbookRows {
  /** Names of the sheets that are shown. */
  sheets: readonly string[]
  sheet: string
  rows: RawRow[]
}

/**
 * Rows of one sheet of an xlsx file; without a name of the first that is shown.
 * @throws {BatchError} for what is no workbook, or is beyond the limits.
 */
export function readWorkbook(bytes: Uint8Array, wanted: string | null = null): WorkbookRows {
  const workbook: OpenWorkbook = { bytes, entries: zipEntries(bytes), budget: unpackBudget() }
  const { sheets, is1904 } = readSheets(workbook)
  const shown = sheets.filter(({ isHidden }) => !isHidden)
  const listed = shown.length > 0 ? shown : sheets
  const sheet = listed.find(({ name }) => name === wanted) ?? listed[0]
  if (!sheet) throw new BatchError('工作簿里没有工作表，请选择其他文件')
  const context = { strings: readSharedStrings(workbook), formats: readNumberFormats(workbook), is1904 }
  return {
    sheets: listed.map(({ name }) => name),
    sheet: sheet.name,
    rows: readSheetRows(workbook, sheet.part, context),
  }
}
