import type { Box } from '../../geometry/box.ts'
import type { Length } from '../../units/length.ts'
import type { ExportPage } from '../page/export-page.ts'
import type { Matrix } from '../page/matrix.ts'
import type { PlacedLabel } from './paper.ts'

/**
 * A label in the middle of a cell, never larger or smaller than it is: bars and sizes that rules ask for must stay as
 * they are. A label that only fits lying on its side is turned.
 */
export function placeInCell(page: ExportPage, cell: Box): PlacedLabel {
  const { width, height } = page
  const fits = (across: Length, down: Length) => across <= cell.width && down <= cell.height
  const isTurned = !fits(width, height) && fits(height, width)
  const [middleX, middleY] = [cell.x + cell.width / 2, cell.y + cell.height / 2]
  const matrix: Matrix = isTurned
    ? [0, 1, -1, 0, middleX + height / 2, middleY - width / 2]
    : [1, 0, 0, 1, middleX - width / 2, middleY - height / 2]
  return { page, matrix, clip: { x: 0, y: 0, width, height } }
}

/** Whether labels of a size can be printed in a cell, upright or turned. */
export const fitsCell = (
  label: { width: Length; height: Length },
  cell: { width: Length; height: Length },
): boolean =>
  (label.width <= cell.width && label.height <= cell.height) ||
  (label.height <= cell.width && label.width <= cell.height)
