import { TableError } from '../table-error.ts'
import { type DelimitedRecord, type RecordLimits, RecordSplitter, type Separator } from './record-splitter.ts'
import { guessSeparator, separatorLine } from './separator.ts'
import { textOfFormula } from './text-formula.ts'

export interface ReadOptions {
  limits?: Partial<RecordLimits>
  /** Records beyond this many are refused. */
  rows?: number
  /** Leaves `="0012"` as it is written instead of taking the text that it stands for. */
  keepsFormulas?: boolean
}

function recordsOf(
  text: string,
  separator: Separator,
  firstLine: number,
  { limits, rows = Number.POSITIVE_INFINITY, keepsFormulas = false }: ReadOptions,
  keepsBlankLines = false,
): DelimitedRecord[] {
  const records: DelimitedRecord[] = []
  const splitter = new RecordSplitter(separator, {
    firstLine,
    keepsBlankLines,
    ...(limits ? { limits } : {}),
    onRecord: ({ line, cells }) => {
      records.push({ line, cells: keepsFormulas ? cells : cells.map(textOfFormula) })
      if (records.length > rows) throw new TableError('too_many_rows', `表格超过 ${rows} 行，请分成几个文件`)
    },
  })
  splitter.push(text)
  splitter.end()
  return records
}

/**
 * Records of a whole CSV or TSV text, with the separator that it names or that fits best.
 * @throws {TableError} for text that is no table, or beyond the limits
 */
export function readDelimited(text: string, options: ReadOptions = {}): DelimitedRecord[] {
  const named = separatorLine(text)
  if (!named) return recordsOf(text, guessSeparator(text), 1, options)
  return recordsOf(text.slice(named.length), named.separator, 2, options)
}

/** Of the private use area: no text of a clipboard holds it. */
const STAND_IN = '\uF8FF'

/**
 * Lines of cells out of the clipboard of a spreadsheet: cells between tabs, blank lines are rows too. Quotes that belong
 * to nothing are plain characters: people paste from everywhere.
 * @param separator what is between cells; null takes tabs, or the separator that fits best
 * @throws {TableError} for what is beyond the limits
 */
export function readPaste(
  text: string,
  options: ReadOptions = {},
  separator: Separator | null = null,
): DelimitedRecord[] {
  const used = separator ?? (text.includes('\t') ? '\t' : guessSeparator(text))
  try {
    return recordsOf(text, used, 1, options, true)
  } catch (error) {
    if (!(error instanceof TableError) || error.reason !== 'broken_quote') throw error
    // Without quotes nothing else is special: a sign that no text holds replaces them.
    return recordsOf(text.replaceAll('"', STAND_IN), used, 1, options, true).map(({ line, cells }) => ({
      line,
      cells: cells.map((cell) => cell.replaceAll(STAND_IN, '"')),
    }))
  }
}
