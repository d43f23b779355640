import type { Length } from '../../units/length.ts'

/** A sheet of labels as it is sold, or as somebody cuts it: cells of one size in rows and columns. */
export interface SheetSize {
  id: string
  /** Maker and number as they are on the package; in Chinese for sheets without one. */
  name: string
  paper: 'A4' | 'Letter' | 'custom'
  width: Length
  height: Length
  columns: number
  rows: number
  cellWidth: Length
  cellHeight: Length
  /** Top left of the first cell. */
  left: Length
  top: Length
  /** From the start of a cell to the start of the next. */
  pitchX: Length
  pitchY: Length
  /** Where the figures come from, and when that was read. */
  source: string
  checkedOn: string
}

export const cellsOf = ({ columns, rows }: Pick<SheetSize, 'columns' | 'rows'>): number => columns * rows

/** Paper sizes, ISO 216 and ANSI/ASME Y14.1. */
export const PAPERS = {
  A4: { width: 21_000, height: 29_700 },
  Letter: { width: 21_590, height: 27_940 },
} as const

/** Cells of any size on a paper, as many as fit between its margins. */
export function sheetFor(
  paper: keyof typeof PAPERS,
  cell: { width: Length; height: Length },
  { margin, gap }: { margin: Length; gap: Length },
): SheetSize {
  const { width, height } = PAPERS[paper]
  const most = (space: number, size: number) =>
    Math.max(0, Math.floor((space - margin * 2 + gap) / (size + gap)))
  const [columns, rows] = [most(width, cell.width), most(height, cell.height)]
  const used = (count: number, size: number) => count * size + Math.max(0, count - 1) * gap
  return {
    id: `${paper}-${cell.width}x${cell.height}-${margin}-${gap}`,
    name: `${paper}，自行裁切`,
    paper,
    width,
    height,
    columns,
    rows,
    cellWidth: cell.width,
    cellHeight: cell.height,
    left: Math.round((width - used(columns, cell.width)) / 2),
    top: Math.round((height - used(rows, cell.height)) / 2),
    pitchX: cell.width + gap,
    pitchY: cell.height + gap,
    source: 'ISO 216、ANSI/ASME Y14.1',
    checkedOn: '2026-11-21',
  }
}
