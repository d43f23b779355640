import { type Box, overlaps, unionOf } from '../geometry/box.ts'
import type { Viewport } from '../geometry/viewport.ts'

/** The part of a canvas that must be drawn again. */
interface Area {
  /** Whole pixels of the canvas. */
  pixels: Box
  /** Whether a box of the page reaches into it. */
  touches(box: Box): boolean
}

/** With more changes than this the whole is drawn at once: that is sooner done than the sum is found. */
const MOST = 120

/** Gathers what changes on the page until it is drawn. */
export function createDirtyArea() {
  let boxes: (() => Box)[] = []
  let isAll = true

  return {
    add(box: () => Box) {
      boxes.push(box)
    },
    addAll() {
      isAll = true
    },
    /**
     * What has to be drawn since the last call; null for nothing.
     * @param base Pixels of the canvas of a hundredth of a millimetre, and where the top left corner of the page is.
     */
    take({ scale, x, y }: Viewport): Area | 'all' | null {
      const [changed, wasAll] = [boxes, isAll]
      boxes = []
      isAll = false
      if (wasAll || changed.length > MOST) return 'all'
      const union = unionOf(changed.map((box) => box()))
      if (!union) return null
      // A pixel more on each side: edges of letters are soft.
      const left = Math.floor(union.x * scale + x) - 1
      const top = Math.floor(union.y * scale + y) - 1
      const right = Math.ceil((union.x + union.width) * scale + x) + 1
      const bottom = Math.ceil((union.y + union.height) * scale + y) + 1
      const page: Box = {
        x: (left - x) / scale,
        y: (top - y) / scale,
        width: (right - left) / scale,
        height: (bottom - top) / scale,
      }
      return {
        pixels: { x: left, y: top, width: right - left, height: bottom - top },
        touches: (box) => overlaps(page, box),
      }
    },
  }
}
