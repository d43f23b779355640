import { type Box, boundsOf, contains, overlaps } from './box.ts'
import { type Frame, intoFrame } from './handles.ts'
import type { Point } from './viewport.ts'

/**
 * Whether a press hits an element.
 * @param isSolid Whether the inside of the box counts, or only a band along its edge.
 * @param reach How far outside a press still counts: fingers and thin lines need it.
 */
export function isHit(element: Frame, point: Point, isSolid: boolean, reach: number): boolean {
  const { x, y } = intoFrame(element, point)
  const [left, top] = [x - element.x, y - element.y]
  const [right, bottom] = [element.width - left, element.height - top]
  if (Math.min(left, top, right, bottom) < -reach) return false
  return isSolid || Math.min(left, top, right, bottom) <= reach
}

/** The front element under a point; elements come from the back to the front. */
export function topmostAt<T extends Frame>(
  elements: readonly T[],
  point: Point,
  isSolid: (element: T) => boolean,
  reach: number,
): T | undefined {
  return elements.findLast((element) => isHit(element, point, isSolid(element), reach))
}

/** What a marquee takes: dragged to the right what is inside, dragged to the left also what it touches. */
export function insideMarquee<T extends Frame>(elements: readonly T[], marquee: Box, touching: boolean): T[] {
  return elements.filter((element) => (touching ? overlaps : contains)(marquee, boundsOf(element)))
}
