import { columnsOf } from '../file-column.ts'
import type { PickedColumn } from '../pick-columns.ts'

/** What an order notes of the bill that it writes: files that are imported meanwhile change no column of it. */
export interface NotedBill {
  headings: readonly { name: string; nth: number }[]
  sheet: string | null
  isDemo: boolean
}

/** A line with its cells by the headings of its own file. */
interface BillRow {
  id: string
  cellOf(heading: { name: string; nth: number }): string | null
}

const c = columnsOf<BillRow>()

/** The columns of a bill as its files have them. All are text: an id keeps its digits, an amount its sign. */
export function billColumns({ headings, isDemo }: NotedBill): readonly PickedColumn<BillRow, unknown>[] {
  const columns = headings.map((heading) => c.id(heading.name, (row) => row.cellOf(heading)))
  const marks = isDemo ? [c.text('示例数据', () => '是')] : []
  return [...columns, ...marks].map(({ heading, type, value }) => ({ text: heading, type, value }))
}

const SHEET_NAME_MOST = 31

/** A name that a sheet may have: a text file has no limit of its name, a workbook has. */
export function sheetNameOf({ sheet }: Pick<NotedBill, 'sheet'>): string {
  const name = (sheet ?? '')
    .replace(/[\\/?*[\]:]/g, ' ')
    .slice(0, SHEET_NAME_MOST)
    .replace(/^[\s']+|[\s']+$/g, '')
  return name === '' || name.toLowerCase() === 'history' ? '数据' : name
}
