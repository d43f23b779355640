import { findHeading, type TableRow, uniqueNames } from '@haixuan/tabular'
import { BatchError } from '../batch-error.ts'
import { BATCH_LIMITS } from '../batch-limits.ts'

/** One record as it is in the file. */
export type RawRow = TableRow

export interface DataTable {
  columns: readonly string[]
  rows: readonly RawRow[]
}

/** What only its maker can decide about a sheet. */
export interface TableChoices {
  hiddenRows: 'skip' | 'print'
  mergedCells: 'fill' | 'leave'
}

/** What the reader of the sheet sees: no hidden rows, and the value of a merged cell beside each of its rows. */
export const AS_SHOWN: TableChoices = { hiddenRows: 'skip', mergedCells: 'fill' }

const isBlank = (row: RawRow) => !row.faults && row.cells.every((cell) => cell.trim() === '')

/** Position of the row that names the columns; null when the data begins at once. */
export const guessHeading = (rows: readonly RawRow[]): number | null =>
  findHeading(rows, { rowsMost: 1 })?.first ?? null

/** Characters of a name that are shown. */
const NAME_CHARS = 60

/** Names of columns: none empty, none twice. */
const columnNames = (cells: readonly string[], count: number): string[] =>
  uniqueNames(
    Array.from({ length: count }, (_, at) =>
      (cells[at] ?? '').replace(/\s+/g, ' ').trim().slice(0, NAME_CHARS),
    ),
  )

/** Rows below the heading. */
const belowHeading = (rows: readonly RawRow[], heading: number | null) =>
  rows.slice(heading === null ? 0 : heading + 1)

/** Rows to which each choice makes a difference; nothing is asked where there are none. */
export function choiceRows(
  all: readonly RawRow[],
  heading: number | null = guessHeading(notBlank(all)),
): { hidden: number; merged: number } {
  const data = belowHeading(notBlank(all), heading)
  return {
    hidden: data.filter(({ isHidden }) => isHidden).length,
    merged: data.filter(({ covered }) => covered).length,
  }
}

/** Rows with the values of merged cells. @throws {BatchError} when that is more text than a table may hold. */
function filledRows(rows: readonly RawRow[]): RawRow[] {
  let chars = 0
  return rows.map(({ covered, ...row }) => {
    if (!covered) return row
    const cells = [...row.cells]
    for (const [column, value] of covered) {
      while (cells.length <= column) cells.push('')
      if (cells[column] === '') cells[column] = value
      chars += value.length
    }
    if (chars > BATCH_LIMITS.chars)
      throw new BatchError('合并单元格里的文字过多，请取消合并，或分成几个文件', row.line)
    return { ...row, cells }
  })
}

/**
 * A table of what was read. Blank rows are left out.
 * @param heading Position of the row that names the columns among those that are not blank; null when there is none.
 * @throws {BatchError} when there are no rows, or more than one run takes.
 */
export function makeTable(
  all: readonly RawRow[],
  heading: number | null = guessHeading(notBlank(all)),
  choices: TableChoices = AS_SHOWN,
): DataTable {
  const rows = notBlank(all)
  const below = belowHeading(rows, heading)
  const seen = choices.hiddenRows === 'skip' ? below.filter(({ isHidden }) => !isHidden) : below
  if (rows.length === 0) throw new BatchError('表格是空的，请放入至少一行数据')
  if (below.length === 0) throw new BatchError('表格只有标题行，没有数据，请在标题下面填写至少一行')
  if (seen.length === 0)
    throw new BatchError(
      `有数据的 ${below.length} 行都被隐藏或筛掉了，请在表格里取消隐藏和筛选，或选择“打印隐藏行”`,
    )
  if (seen.length > BATCH_LIMITS.rows) {
    throw new BatchError(`表格有 ${seen.length} 行，一次最多 ${BATCH_LIMITS.rows} 行，请分成几个文件`)
  }
  const named = heading === null ? undefined : rows[heading]
  const [fault] = named?.faults?.values() ?? []
  if (fault) throw new BatchError(`标题行：${fault}`, named?.line ?? null)
  const names = named?.cells ?? []
  const data = choices.mergedCells === 'fill' ? filledRows(seen) : seen
  const used = data.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const count = heading === null ? used : lastNamed(names, used)
  return { columns: columnNames(names, count), rows: data }
}

export const notBlank = (rows: readonly RawRow[]): RawRow[] => rows.filter((row) => !isBlank(row))

/** Columns up to the last that has a name; cells beyond it are told as faults of their row. */
function lastNamed(names: readonly string[], used: number): number {
  const last = names.findLastIndex((name) => name.trim() !== '')
  return last < 0 ? used : last + 1
}
