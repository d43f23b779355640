import type { Column, RowBatches } from '../cells/cell.ts'
import { headingPath } from '../cells/cell.ts'
import { WRITE_LIMITS, WriteLimitError } from '../write-limits.ts'

export interface Sheet {
  readonly name: string
  readonly columns: readonly Column[]
  readonly rows: RowBatches
  /** Columns at the left that stay in view, as the headings do; none unless given. */
  readonly frozenColumns?: number
  /** Buttons to filter by in the lowest heading; there unless said otherwise. */
  readonly hasFilter?: boolean
}

const FORBIDDEN = /[\\/?*[\]:]/

const refuseName = (name: string, why: string) =>
  new WriteLimitError('sheetName', `工作表名“${name}”不能用：${why}，请换一个名字`)

function checkName(name: string, taken: ReadonlySet<string>): void {
  if (name.trim() === '') throw refuseName(name, '名字是空的')
  if (name.length > WRITE_LIMITS.sheetName)
    throw refuseName(name, `有 ${name.length} 个字符，最多 ${WRITE_LIMITS.sheetName} 个`)
  if (FORBIDDEN.test(name)) throw refuseName(name, '含有 \\ / ? * [ ] : 之一')
  if (name.startsWith("'") || name.endsWith("'")) throw refuseName(name, '首尾不能是单引号')
  if (name.toLowerCase() === 'history') throw refuseName(name, 'Excel 留作自用')
  if (taken.has(name.toLowerCase())) throw refuseName(name, '和另一张工作表重名')
}

/**
 * Refuses sheets that Excel could not open.
 * @throws {WriteLimitError} for a name or a number of columns that it refuses
 */
export function checkSheets(sheets: readonly Sheet[]): void {
  if (sheets.length === 0) throw new RangeError('A workbook has at least one sheet.')
  const taken = new Set<string>()
  for (const { name, columns } of sheets) {
    checkName(name, taken)
    taken.add(name.toLowerCase())
    if (columns.length === 0) throw new RangeError('A sheet has at least one column.')
    if (columns.some((column) => headingPath(column).length === 0))
      throw new RangeError('A column has at least one heading.')
    if (columns.length > WRITE_LIMITS.columns)
      throw new WriteLimitError(
        'columns',
        `工作表“${name}”有 ${columns.length} 列，Excel 最多 ${WRITE_LIMITS.columns} 列，请去掉一些列`,
      )
  }
}
