import type { TableRow } from '../table-row.ts'
import type { MergedArea } from '../workbook/merged-areas.ts'
import { plainHeading } from './heading-text.ts'

/** The rows that name the columns. */
export interface Heading {
  /** Positions of its first and last row among the rows that were looked at. */
  first: number
  last: number
  /** What is above each column, from the outer heading to the inner one; empty where nothing does. */
  paths: readonly (readonly string[])[]
}

export interface HeadingOptions {
  /** Rows from the top that are looked at. */
  within?: number
  /** Rows that a heading may have. */
  rowsMost?: 1 | 2
  /** Known names of columns; without them a heading is recognised by its shape. */
  aliases?: readonly string[]
  /** Merged cells of the sheet: a heading may span several columns. */
  areas?: readonly MergedArea[]
}

const WITHIN = 10
/** A title above the heading fills fewer cells than the heading does. */
const FILLED_SHARE = 0.6

const isText = (cell: string) => cell.trim() !== ''
const texts = ({ cells }: TableRow) => cells.map((cell) => cell.trim()).filter((cell) => cell !== '')

/** Whether a row holds values rather than names of columns: a code, or nothing but numbers. */
function looksLikeValues(row: TableRow): boolean {
  const words = texts(row)
  return words.some((word) => /^\d{6,}$/.test(word)) || words.every((word) => /^[\d.,%-]+$/.test(word))
}

/** Cells of a row with what a merged area shows to the right of its first cell. */
function spread({ line, cells }: TableRow, areas: readonly MergedArea[]): string[] {
  const shown = [...cells]
  for (const { firstLine, firstColumn, lastColumn } of areas) {
    const value = cells[firstColumn] ?? ''
    if (firstLine !== line || value.trim() === '') continue
    for (let column = firstColumn + 1; column <= Math.min(lastColumn, cells.length + 499); column++) {
      while (shown.length <= column) shown.push('')
      if (!isText(shown[column] ?? '')) shown[column] = value
    }
  }
  return shown
}

/** What is above each column in these rows; a text that is in two rows is said once. */
function pathsOf(rows: readonly TableRow[], areas: readonly MergedArea[]): string[][] {
  // The last row names single columns: nothing is spread over it that a row above has not spread already.
  const shown = rows.map((row, at) => (at < rows.length - 1 ? spread(row, areas) : [...row.cells]))
  const count = Math.max(0, ...shown.map((cells) => cells.length))
  return Array.from({ length: count }, (_, column) => {
    const path = shown.map((cells) => (cells[column] ?? '').replace(/\s+/g, ' ').trim()).filter(isText)
    return path.filter((text, at) => text !== path[at - 1])
  })
}

/** Names by which a column with this path is known: whole, inner, and both in one. */
export function namesOfPath(path: readonly string[]): string[] {
  const inner = path.at(-1)
  if (inner === undefined) return []
  return path.length === 1 ? [inner] : [path.join(' / '), path.join(''), path.join('-'), inner]
}

/** Columns of a heading that the names know; one name counts once. */
function knownColumns(paths: readonly (readonly string[])[], known: ReadonlySet<string>): number {
  const met = new Set<string>()
  for (const path of paths) {
    const name = namesOfPath(path)
      .map(plainHeading)
      .find((one) => known.has(one))
    if (name !== undefined) met.add(name)
  }
  return met.size
}

/**
 * Whether the row below continues a heading: cells above span several of its cells, and where one spans a
 * single column nothing is below it, as there is in a row of data. A title over the whole table is no heading.
 */
function isContinued(upper: TableRow, lower: TableRow | undefined, areas: readonly MergedArea[]): boolean {
  if (!lower || looksLikeValues(lower) || texts(upper).length < 2) return false
  const over = areas.filter(
    ({ firstLine, lastLine, firstColumn, lastColumn }) =>
      firstLine === upper.line && lastLine === upper.line && lastColumn > firstColumn,
  )
  const isOver = (column: number) =>
    over.some(({ firstColumn, lastColumn }) => column >= firstColumn && column <= lastColumn)
  const isAlone = (cell: string, column: number) => isText(cell) && !isOver(column)
  const namedTwice = upper.cells.some(
    (cell, column) => isAlone(cell, column) && isText(lower.cells[column] ?? ''),
  )
  return !namedTwice && lower.cells.filter((cell, column) => isText(cell) && isOver(column)).length > 1
}

function headingOf(
  rows: readonly TableRow[],
  first: number,
  last: number,
  areas: readonly MergedArea[],
): Heading {
  return { first, last, paths: pathsOf(rows.slice(first, last + 1), areas) }
}

function byAliases(rows: readonly TableRow[], options: Required<HeadingOptions>): Heading | null {
  const { aliases, areas, rowsMost } = options
  const known = new Set(aliases.map(plainHeading))
  let best: Heading | null = null
  let bestKnown = 0
  // A longer heading has to explain more: else a title or the first row of data would be taken for a part of it.
  for (let length = 1; length <= rowsMost; length++) {
    for (let first = 0; first + length <= rows.length; first++) {
      const heading = headingOf(rows, first, first + length - 1, areas)
      const count = knownColumns(heading.paths, known)
      if (count > bestKnown) [best, bestKnown] = [heading, count]
    }
  }
  return best
}

function byShape(rows: readonly TableRow[], { areas, rowsMost }: Required<HeadingOptions>): Heading | null {
  const most = Math.max(0, ...rows.map((row) => texts(row).length))
  const first = rows.findIndex((row) => texts(row).length >= Math.max(1, most * FILLED_SHARE))
  const above = rows[first - 1]
  // An outer heading fills few cells itself, but its areas span those of the row below.
  const isOuter = above !== undefined && rowsMost > 1 && isContinued(above, rows[first], areas)
  const from = isOuter ? first - 1 : first
  const found = rows[first]
  if (!found || looksLikeValues(found)) return null
  const isTwo = rowsMost > 1 && (isOuter || isContinued(found, rows[first + 1], areas))
  return headingOf(rows, from, isTwo ? from + 1 : from, areas)
}

/**
 * The rows near the top that name the columns; null when the data begins at once. Rows above it that only carry a title
 * are passed over. With `aliases` it is the row (or two) that most of them name, else the first that fills most cells.
 * @param rows rows that hold something
 */
export function findHeading(rows: readonly TableRow[], options: HeadingOptions = {}): Heading | null {
  const { within = WITHIN, rowsMost = 2, aliases = [], areas = [] } = options
  const top = rows.slice(0, within)
  const all = { within, rowsMost, aliases, areas }
  const known = aliases.length > 0 ? byAliases(top, all) : null
  return known ?? byShape(top, all)
}
