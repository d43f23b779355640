import type { RectRun } from '../../../layout/display-list.ts'
import { num, nums } from '../file/pdf-text.ts'
import type { Content } from './content.ts'
import { inkOperator } from './ink.ts'

/**
 * A ten-thousandth of a millimetre off each side: printers blacken every dot that a shape touches, and a bar that ends
 * on the edge of a dot must not touch the next one by a rounded digit.
 */
const INSET = 0.01

/** Rectangles of one ink, filled in one step so that neighbours show no seams. */
export function drawRects(content: Content, { rects, ink }: RectRun): void {
  if (rects.length === 0) return
  content.add(inkOperator(ink))
  for (const { x, y, width, height } of rects) {
    if (width <= 0 || height <= 0) continue
    const inset = Math.min(INSET, width / 4, height / 4)
    content.add(`${nums([x + inset, y + inset])} ${num(width - inset * 2)} ${num(height - inset * 2)} re`)
  }
  content.add('f')
}
