import { type Box, overlaps } from '../../geometry/box.ts'
import type { Point } from '../../geometry/viewport.ts'

/** Places that are tried are 1 mm apart. */
const STEP = 100
/** Space to the edge of the label and to the neighbours. */
const MARGIN = 200
const GAP = 100

/**
 * The first free place for something of a size, by rows from the top left; null when there is none.
 * @param taken What is on the label already.
 */
export function freePosition(
  size: { width: number; height: number },
  taken: readonly Box[],
  page: { width: number; height: number },
): Point | null {
  for (let y = MARGIN; y + size.height <= page.height - MARGIN; y += STEP) {
    for (let x = MARGIN; x + size.width <= page.width - MARGIN; ) {
      const wanted = { x: x - GAP, y: y - GAP, width: size.width + GAP * 2, height: size.height + GAP * 2 }
      const inTheWay = taken.find((box) => overlaps(wanted, box))
      if (!inTheWay) return { x, y }
      // On to the first place beyond what is in the way.
      x = Math.max(x + STEP, Math.ceil((inTheWay.x + inTheWay.width + GAP) / STEP) * STEP)
    }
  }
  return null
}
