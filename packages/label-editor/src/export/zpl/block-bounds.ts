import type { Rect } from '../../layout/display-list.ts'
import { glyphPath, runOutlines } from '../fonts/glyph-outlines.ts'
import type { ExportItem } from '../page/export-page.ts'
import { cornersOf, type Matrix, multiply } from '../page/matrix.ts'
import { flattenPath } from '../raster/flatten-path.ts'
import type { RasterSources } from '../raster/raster-page.ts'

/** A rectangle of the page in dots; empty when its right is left of its left. */
export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

const NOTHING: Bounds = {
  left: Number.POSITIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  bottom: Number.NEGATIVE_INFINITY,
}

export const united = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

export const touch = (a: Bounds, b: Bounds): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const spanned = (points: readonly number[], over: number): Bounds => {
  let bounds = NOTHING
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at] as number, points[at + 1] as number]
    bounds = united(bounds, { left: x - over, top: y - over, right: x + over, bottom: y + over })
  }
  return bounds
}

const cornerPoints = (matrix: Matrix, rect: Rect): number[] =>
  cornersOf(matrix, rect).flatMap(({ x, y }) => [x, y])

/** What an item may ink, with a dot to spare; `matrix` leads to dots. */
export function itemBounds(item: ExportItem, matrix: Matrix, sources: RasterSources): Bounds {
  switch (item.kind) {
    case 'rects':
      return spanned(
        item.rects.flatMap((rect) => cornerPoints(matrix, rect)),
        1,
      )
    case 'picture':
      return spanned(cornerPoints(matrix, item), 1)
    case 'path': {
      const { x, y, scaleX, scaleY } = item.place
      const placed = multiply(matrix, [scaleX, 0, 0, scaleY, x, y])
      // A spike reaches ten half widths at most.
      const reach = item.stroke ? item.strokeWidth * 5 * Math.hypot(placed[0], placed[1]) : 0
      return spanned(
        flattenPath(item.d, placed).flatMap(({ points }) => points),
        1 + reach,
      )
    }
    case 'glyphs':
      return spanned(
        runOutlines(item, sources.fonts).flatMap((glyph) =>
          flattenPath(glyphPath(glyph.outline), multiply(matrix, glyph.matrix)).flatMap(
            ({ points }) => points,
          ),
        ),
        1,
      )
  }
}
