import { type Column, type ColumnState, fitColumnState } from '@haixuan/ui-kit/data-table'
import type { ExportRequest } from '../model/wish.ts'

/** Columns as a reader sees them, from left to right, under the headings of the screen. */
export function seenColumns<Row>(
  columns: readonly Column<Row>[],
  view: Partial<ColumnState> | undefined,
): ExportRequest['columns'] {
  const { order, hidden, left, right } = fitColumnState(columns, view)
  const isFree = (id: string) => !left.includes(id) && !right.includes(id)
  const labels = new Map(columns.map(({ id, heading }) => [id, heading]))
  return [...left, ...order.filter(isFree), ...right]
    .filter((id) => !hidden.includes(id))
    .map((id) => ({ id, label: (labels.get(id) ?? id).slice(0, 40) }))
}
