import { BatchError } from '../batch-error.ts'
import { BATCH_LIMITS } from '../batch-limits.ts'
import type { RawRow } from '../data/data-table.ts'
import { guessSeparator, QuoteError, SEPARATORS, type Separator, splitDelimited } from './split-delimited.ts'

const isTextFormula = (cell: string) => cell.startsWith('="')

/** `="0012"` is how people keep Excel from taking a number for one: the text is what is between the quotes. */
const formulaText = (cell: string) => {
  const [, inside] = /^="((?:[^"]|"")*)"$/.exec(cell) ?? []
  return inside === undefined ? cell : inside.replaceAll('""', '"')
}

/** Rows of a text; stops at the limit instead of filling the memory. */
function rowsOf(text: string, separator: Separator): RawRow[] {
  const rows: RawRow[] = []
  for (const row of splitDelimited(text, separator)) {
    rows.push(row.cells.some(isTextFormula) ? { ...row, cells: row.cells.map(formulaText) } : row)
    if (rows.length > BATCH_LIMITS.rows * 2) {
      throw new BatchError(`表格超过 ${BATCH_LIMITS.rows} 行，请分成几个文件`)
    }
  }
  return rows
}

/**
 * Rows of a CSV or TSV text.
 * @throws {BatchError} for text that is no table.
 */
export function readDelimited(text: string): RawRow[] {
  const [first, sign] = /^sep=(.?)[ \t]*(?:\r\n|\r|\n|$)/i.exec(text) ?? []
  if (first === undefined) return rowsOf(text, guessSeparator(text))
  // The first line is for Excel: it names the separator and is no row.
  const separator = SEPARATORS.find((each) => each === sign)
  if (!separator)
    throw new BatchError(`第一行把分隔符定为“${sign}”，只支持逗号、分号、制表符和竖线，请改用其中一种`, 1)
  return rowsOf(text.slice(first.length), separator).map((row) => ({ ...row, line: row.line + 1 }))
}

/**
 * Rows of what was pasted from a spreadsheet: cells between tabs, lines between rows. Quotes that belong to nothing are
 * plain characters: people paste from everywhere.
 * @throws {BatchError} for what is beyond the limits.
 */
export function readPaste(text: string): RawRow[] {
  if (text.length > BATCH_LIMITS.fileBytes) {
    throw new BatchError('粘贴的内容超过 20 MB，请存成文件再上传')
  }
  const separator = text.includes('\t') ? '\t' : guessSeparator(text)
  try {
    return rowsOf(text, separator)
  } catch (error) {
    if (!(error instanceof QuoteError)) throw error
    // Without quotes nothing else is special: a sign that no text holds stands in for them.
    return rowsOf(text.replaceAll('"', STAND_IN), separator).map(({ line, cells }) => ({
      line,
      cells: cells.map((cell) => cell.replaceAll(STAND_IN, '"')),
    }))
  }
}

/** Of the private use area. */
const STAND_IN = '\uF8FF'
