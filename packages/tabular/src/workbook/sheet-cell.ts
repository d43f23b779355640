import { TableError } from '../table-error.ts'
import { ESCAPE_CHARS, escapedText } from './escaped-text.ts'
import { GENERAL } from './number-format/builtin-formats.ts'
import { exactNumber } from './number-format/exact-number.ts'
import { formattedText, numberText, type ShownCell } from './number-format/number-text.ts'
import type { WorkbookLimits } from './workbook-limits.ts'
import { brokenZip } from './zip-directory.ts'

/**
 * How cells become text: as a spreadsheet in Chinese shows them, or exactly, as rules read them: numbers with all their
 * digits, dates as `2026-11-21`, texts as they were typed.
 */
export type CellReading = 'shown' | 'exact'

export interface SheetContext {
  strings: readonly (string | null)[]
  formats: readonly string[]
  is1904: boolean
  reading: CellReading
  limits: WorkbookLimits
}

/** A cell as the sheet writes it. */
export interface WrittenCell {
  column: number
  type: string
  style: number
  value: string
  hasFormula: boolean
}

const NO_RESULT = '公式没有存下计算结果，请用 Excel 或 WPS 打开文件、保存一次后重试'
const FORMULA_ERROR = (value: string) => `公式出错（${value.slice(0, 20)}），请在表格里改正后重试`

const tooLong = (cellChars: number, line: number) =>
  new TableError('cell_too_long', `第 ${line} 行有一格超过 ${cellChars} 个字符，请缩短`, { line })

/** Stops a cell that cannot fit before it fills the memory. @throws {TableError} with its line */
export function checkWritten(written: string, { cellChars }: WorkbookLimits, line: number): void {
  if (written.length > cellChars * ESCAPE_CHARS) throw tooLong(cellChars, line)
}

const DAY = 86_400_000

/** The serial number of a date that is written as text (ISO 8601); null when it is none. */
function isoSerial(value: string, is1904: boolean): number | null {
  const time = Date.parse(/T.*(Z|[+-]\d\d:?\d\d)$/.test(value) || !value.includes('T') ? value : `${value}Z`)
  if (!/^\d{4}-\d\d-\d\d/.test(value) || Number.isNaN(time)) return null
  return (time - (is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30))) / DAY
}

function read(cell: WrittenCell, { strings, formats, is1904, reading }: SheetContext): ShownCell | null {
  const { type, value } = cell
  const format = formats[cell.style] ?? GENERAL
  const isExact = reading === 'exact'
  const ofNumber = isExact ? exactNumber : numberText
  const ofText = isExact ? (text: string) => text : formattedText
  if (type === 's') {
    const text = value.trim() === '' ? '' : strings[Number(value)]
    // Empty would be another value: the file has lost its texts.
    if (text === undefined) throw brokenZip()
    return text === null ? null : { text: ofText(text, format) }
  }
  if (type === 'n') {
    if (value === '' && cell.hasFormula) return { text: '', fault: NO_RESULT }
    return ofNumber(value, format, is1904)
  }
  if (type === 'b') return { text: value === '1' || value === 'true' ? 'TRUE' : 'FALSE' }
  if (type === 'e') return { text: value, fault: FORMULA_ERROR(value) }
  if (type === 'd') {
    const serial = isoSerial(value, is1904)
    return serial === null ? { text: value } : ofNumber(String(serial), format, is1904)
  }
  return { text: ofText(escapedText(value), format) }
}

/** The text of a cell. @throws {TableError} for one that is longer than a cell may be */
export function cellText(cell: WrittenCell, context: SheetContext, line: number): ShownCell {
  const found = read(cell, context)
  const { cellChars } = context.limits
  if (!found || found.text.length > cellChars) throw tooLong(cellChars, line)
  return found
}
