import type { Column } from './column.ts'
import type { RowChange } from './data-table-props.ts'
import type { Selection } from './selection.ts'

type RejectedCell = {
  readonly rowIndex: number
  readonly heading: string
  readonly text: string
  /** A Chinese sentence that says what is wrong with the text. */
  readonly error: string
}

type PastePlan<Row> = {
  readonly changes: readonly RowChange<Row>[]
  readonly rejected: readonly RejectedCell[]
  /** Cells of the clipboard that fell outside the table. */
  readonly overflow: number
}

/**
 * The rows that one line of the clipboard goes into, all of them: the selected ones, when the cell it is pasted
 * at is in one of them. Null where a paste is not a fill.
 */
export function fillTargets(
  lines: readonly (readonly string[])[],
  ids: readonly string[],
  selection: Selection,
  activeRow: number,
): readonly number[] | null {
  if (lines.length !== 1 || selection.size < 2 || !selection.has(ids[activeRow] ?? '')) return null
  return ids.flatMap((id, index) => (selection.has(id) ? [index] : []))
}

/**
 * What pasting lines of text would change, each line in its row. A cell that is not editable or not valid is
 * left alone and reported; the others are taken.
 * `columns` are the shown columns from the pasted one on, `targets` the row of each line.
 */
export function planPaste<Row extends object>(input: {
  readonly rows: readonly Row[]
  readonly ids: readonly string[]
  readonly columns: readonly Column<Row>[]
  readonly targets: readonly number[]
  readonly lines: readonly (readonly string[])[]
}): PastePlan<Row> {
  const { rows, ids, columns, targets, lines } = input
  const changes: RowChange<Row>[] = []
  const rejected: RejectedCell[] = []
  let overflow = 0
  lines.forEach((cells, offset) => {
    const rowIndex = targets[offset] ?? rows.length
    const before = rows[rowIndex]
    const id = ids[rowIndex]
    if (before === undefined || id === undefined) {
      overflow += cells.length
      return
    }
    let after = before
    cells.forEach((text, at) => {
      const column = columns[at]
      if (!column) {
        overflow += 1
        return
      }
      const result = column.edit ? column.edit(after, text) : { error: '这一列不能编辑' }
      if ('row' in result) after = result.row
      else rejected.push({ rowIndex, heading: column.heading, text, error: result.error })
    })
    if (after !== before) changes.push({ id, before, after })
  })
  return { changes, rejected, overflow }
}

/** The sentence shown after a paste that could not be taken whole; null when it could. */
export function pasteNotice<Row>(plan: PastePlan<Row>): string | null {
  const parts: string[] = []
  const [first] = plan.rejected
  if (first)
    parts.push(
      `${plan.rejected.length} 个单元格没有写入（第 ${first.rowIndex + 1} 行 ${first.heading}“${first.text}”：${first.error}）`,
    )
  if (plan.overflow > 0) parts.push(`${plan.overflow} 个单元格超出表格，已忽略`)
  return parts.length > 0 ? `${parts.join('；')}。可按 Ctrl+Z 撤销。` : null
}
