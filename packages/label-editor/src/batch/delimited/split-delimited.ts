import { BatchError } from '../batch-error.ts'
import { BATCH_LIMITS } from '../batch-limits.ts'
import type { RawRow } from '../data/data-table.ts'

export const SEPARATORS = [',', ';', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

/** Quotes that do not pair. */
export class QuoteError extends BatchError {}

/**
 * Cuts text into records (RFC 4180). Lines end in LF, CRLF or CR, also mixed. A quote inside an unquoted cell is an
 * ordinary character, as in inches.
 * @throws {BatchError} for cells beyond the limits.
 * @throws {QuoteError} for a quote that is never closed, or text behind a closing quote.
 */
export function* splitDelimited(text: string, separator: Separator): Generator<RawRow> {
  let at = 0
  let line = 1
  while (at < text.length) {
    const first = line
    const cells: string[] = []
    for (;;) {
      const cell = text[at] === '"' ? quotedCell(text, at, line, separator) : plainCell(text, at, separator)
      if (cell.value.length > BATCH_LIMITS.cellChars) throw tooLong(first)
      cells.push(cell.value)
      if (cells.length > BATCH_LIMITS.columns) throw tooWide(first)
      line += cell.lines
      at = cell.end
      if (text[at] !== separator) break
      at++
    }
    if (text[at] === '\r') at += text[at + 1] === '\n' ? 2 : 1
    else if (text[at] === '\n') at++
    line++
    yield { line: first, cells }
  }
}

interface Cell {
  value: string
  /** Where the separator or the end of the line stands. */
  end: number
  /** Line ends inside the cell. */
  lines: number
}

function plainCell(text: string, from: number, separator: Separator): Cell {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
  return { value: text.slice(from, end), end, lines: 0 }
}

const LINE_END = /\r\n|\r|\n/g

function quotedCell(text: string, from: number, line: number, separator: Separator): Cell {
  let value = ''
  let at = from + 1
  for (;;) {
    const close = text.indexOf('"', at)
    if (close < 0)
      throw new QuoteError(`第 ${line} 行的引号没有结束，请补上引号，或把单元格里的 " 写成 ""`, line)
    value += text.slice(at, close)
    if (value.length > BATCH_LIMITS.cellChars) throw tooLong(line)
    at = close + 1
    if (text[at] !== '"') break
    value += '"'
    at++
  }
  const next = text[at]
  if (next !== undefined && next !== separator && next !== '\n' && next !== '\r') {
    throw new QuoteError(`第 ${line} 行的结束引号后面还有内容，请把单元格里的 " 写成 ""`, line)
  }
  return { value, end: at, lines: value.match(LINE_END)?.length ?? 0 }
}

const tooLong = (line: number) =>
  new BatchError(
    `第 ${line} 行有一格超过 ${BATCH_LIMITS.cellChars} 个字符，多半是引号没有结束，请检查这一行`,
    line,
  )

const tooWide = (line: number) =>
  new BatchError(`第 ${line} 行超过 ${BATCH_LIMITS.columns} 列，请检查分隔符，或删去不用的列`, line)

/** The separator that cuts the first lines into the most even cells; quotes are kept whole. */
export function guessSeparator(text: string): Separator {
  const head = text.slice(0, 20_000)
  let best: Separator = ','
  let bestScore = 0
  for (const separator of ['\t', ',', ';'] as const) {
    const counts = firstCounts(head, separator)
    const [columns = 1] = counts
    const even = counts.filter((count) => count === columns).length / Math.max(1, counts.length)
    const score = columns > 1 ? columns * even : 0
    if (score > bestScore) [best, bestScore] = [separator, score]
  }
  return best
}

/** Number of cells in each of the first lines. */
function firstCounts(head: string, separator: Separator): number[] {
  const counts: number[] = []
  try {
    for (const { cells } of splitDelimited(head, separator)) {
      if (cells.length > 1 || cells[0]?.trim()) counts.push(cells.length)
      if (counts.length === 12) break
    }
  } catch {
    // The cut through the middle of a quoted cell says nothing.
  }
  return counts
}
