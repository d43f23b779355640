import { TableError } from '../table-error.ts'
import { RecordSplitter, SEPARATORS, type Separator } from './record-splitter.ts'

const HEAD_CHARS = 20_000
const LOOKED_AT = 12

/**
 * The separator that cuts the first lines into the most even cells; quotes are kept whole.
 * @param among in the order in which they win when equal
 */
export function guessSeparator(text: string, among: readonly Separator[] = ['\t', ',', ';']): Separator {
  const head = text.slice(0, HEAD_CHARS)
  let best: Separator = ','
  let bestScore = 0
  for (const separator of among) {
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
  const splitter = new RecordSplitter(separator, {
    onRecord: ({ cells }) => {
      if (counts.length < LOOKED_AT && (cells.length > 1 || cells[0]?.trim())) counts.push(cells.length)
    },
  })
  try {
    splitter.push(head)
    splitter.end()
  } catch {
    // A line that ends inside a quoted cell is no evidence.
  }
  return counts
}

/** The separator that the first line of a file declares, as Excel writes it: `sep=;`. */
export interface SeparatorLine {
  separator: Separator
  /** Characters of the line with its end. */
  length: number
}

/**
 * The line `sep=;` at the beginning of a text, which Excel reads and never shows; null when there is none.
 * @throws {TableError} bad_separator for a sign that is none of the known separators
 */
export function separatorLine(head: string): SeparatorLine | null {
  const [first, sign] = /^sep=(.?)[ \t]*(?:\r\n|\r|\n|$)/i.exec(head) ?? []
  if (first === undefined) return null
  const separator = SEPARATORS.find((each) => each === sign)
  if (separator) return { separator, length: first.length }
  throw new TableError(
    'bad_separator',
    `第一行把分隔符定为“${sign}”，只支持逗号、分号、制表符和竖线，请改用其中一种`,
    { line: 1 },
  )
}
