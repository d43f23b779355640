import { BatchError } from '../batch-error.ts'
import { BATCH_LIMITS } from '../batch-limits.ts'
import { escapedText, MOST_WRITTEN } from './escaped-text.ts'
import { GENERAL } from './number-format/builtin-formats.ts'
import { formattedText, numberText, type ShownCell } from './number-format/number-text.ts'

export interface SheetContext {
  strings: readonly (string | null)[]
  formats: readonly string[]
  is1904: boolean
}

/** A cell as the sheet writes it. */
export interface WrittenCell {
  column: number
  type: string
  style: number
  value: string
  hasFormula: boolean
}

const NO_RESULT = '公式没有存下计算结果，请用 Excel 或 WPS 打开文件、保存一次后再上传'
const FORMULA_ERROR = (value: string) => `公式出错（${value.slice(0, 20)}），请在表格里改正后再上传`

const tooLong = (line: number) =>
  new BatchError(`第 ${line} 行有一格超过 ${BATCH_LIMITS.cellChars} 个字符，请缩短`, line)

/** Stops a cell that cannot fit before it fills the memory. @throws {BatchError} with its line. */
export function checkWritten(written: string, line: number): void {
  if (written.length > MOST_WRITTEN) throw tooLong(line)
}

const DAY = 86_400_000

/** The serial number of a date that is written as text (ISO 8601); null when it is none. */
function isoSerial(value: string, is1904: boolean): number | null {
  const time = Date.parse(/T.*(Z|[+-]\d\d:?\d\d)$/.test(value) || !value.includes('T') ? value : `${value}Z`)
  if (!/^\d{4}-\d\d-\d\d/.test(value) || Number.isNaN(time)) return null
  return (time - (is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30))) / DAY
}

function shown(cell: WrittenCell, { strings, formats, is1904 }: SheetContext): ShownCell | null {
  const { type, value } = cell
  const format = formats[cell.style] ?? GENERAL
  if (type === 's') {
    const text = value.trim() === '' ? '' : strings[Number(value)]
    return text === null ? null : { text: formattedText(text ?? '', format) }
  }
  if (type === 'n') {
    if (value === '' && cell.hasFormula) return { text: '', fault: NO_RESULT }
    return numberText(value, format, is1904)
  }
  if (type === 'b') return { text: value === '1' || value === 'true' ? 'TRUE' : 'FALSE' }
  if (type === 'e') return { text: value, fault: FORMULA_ERROR(value) }
  if (type === 'd') {
    const serial = isoSerial(value, is1904)
    return serial === null ? { text: value } : numberText(String(serial), format, is1904)
  }
  return { text: formattedText(escapedText(value), format) }
}

/** What a spreadsheet shows of a cell. @throws {BatchError} for one that is longer than a cell may be. */
export function shownCell(cell: WrittenCell, context: SheetContext, line: number): ShownCell {
  const found = shown(cell, context)
  if (!found || found.text.length > BATCH_LIMITS.cellChars) throw tooLong(line)
  return found
}
