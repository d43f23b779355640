import type { TableElement } from '../../document/element.ts'
import type { Rect } from '../../layout/display-list.ts'

interface GridCell extends Rect {
  row: number
  column: number
}

/** Where the lines and cells of a table are; rows are of one height. */
export function tableGrid(table: TableElement): { lines: Rect[]; cells: GridCell[] } {
  const { width, height, columns, cells, strokeWidth } = table
  const total = columns.reduce((sum, share) => sum + share, 0)
  const inner = Math.max(0, width - strokeWidth)
  const edges = [0]
  for (const share of columns) edges.push((edges.at(-1) ?? 0) + (share / total) * inner)
  const pitch = Math.max(0, height - strokeWidth) / cells.length
  const rows = Array.from({ length: cells.length + 1 }, (_, row) => row * pitch)
  const lines =
    strokeWidth > 0
      ? [
          ...edges.map((x) => ({ x, y: 0, width: strokeWidth, height })),
          ...rows.map((y) => ({ x: 0, y, width, height: strokeWidth })),
        ]
      : []
  return {
    lines,
    cells: cells.flatMap((_, row) =>
      columns.map((_share, column) => ({
        row,
        column,
        x: edges[column] as number,
        y: rows[row] as number,
        width: (edges[column + 1] as number) - (edges[column] as number) + strokeWidth,
        height: pitch + strokeWidth,
      })),
    ),
  }
}
