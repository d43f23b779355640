import type { Rect, RectRun } from '../../layout/display-list.ts'
import { apply, cornersOf, type Matrix } from '../page/matrix.ts'
import { inkOn, inkRect, type Paper } from './paper.ts'
import { scanFill } from './scan-fill.ts'

/** Sides of an upright rectangle, in dots. */
export interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

/** Whether sides stay level and upright: turned by quarters or not at all. */
export const isUpright = ([a, b, c, d]: Matrix): boolean => (b === 0 && c === 0) || (a === 0 && d === 0)

/** A rectangle on the paper, in dots. */
function edgesOn({ x, y, width, height }: Rect, matrix: Matrix): Edges {
  const from = apply(matrix, x, y)
  const to = apply(matrix, x + width, y + height)
  return {
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    right: Math.max(from.x, to.x),
    bottom: Math.max(from.y, to.y),
  }
}

/** A line of whole dots, at least one; what lay within the paper stays within. */
function wholeLine(from: number, to: number, limit: number): [number, number] {
  const thick = Math.max(1, Math.round(to - from))
  const at = Math.round(from)
  const isInside = from >= -0.01 && to <= limit + 0.5
  return isInside && at + thick > limit ? [Math.max(0, limit - thick), limit] : [at, at + thick]
}

/** A line or ground in whole dots. */
export function wholeEdges(rect: Rect, matrix: Matrix, paper: { width: number; height: number }): Edges {
  const edges = edgesOn(rect, matrix)
  const [left, right] = wholeLine(edges.left, edges.right, paper.width)
  const [top, bottom] = wholeLine(edges.top, edges.bottom, paper.height)
  return { left, top, right, bottom }
}

/**
 * Bars and cells in whole dots: all are moved together so that the first begins on a dot, then a bar of n dots is n dots
 * wherever it is.
 */
export function barEdges(rects: readonly Rect[], matrix: Matrix): Edges[] {
  const [first, ...rest] = rects.map((rect) => edgesOn(rect, matrix))
  if (!first) return []
  const [dx, dy] = [Math.round(first.left) - first.left, Math.round(first.top) - first.top]
  return [first, ...rest].map(({ left, top, right, bottom }) => ({
    left: Math.round(left + dx),
    top: Math.round(top + dy),
    right: Math.round(right + dx),
    bottom: Math.round(bottom + dy),
  }))
}

/** Prints rectangles; `matrix` leads to dots. Bars keep their widths, other rectangles their thickness. */
export function printRects(paper: Paper, { rects, ink }: RectRun, matrix: Matrix, isBars: boolean): void {
  if (!isUpright(matrix)) {
    const polygons = rects.map((rect) => cornersOf(matrix, rect).flatMap(({ x, y }) => [x, y]))
    scanFill(polygons, false, paper, inkOn(paper, ink))
    return
  }
  if (isBars) {
    for (const { left, top, right, bottom } of barEdges(rects, matrix)) {
      inkRect(paper, ink, left, top, right, bottom)
    }
    return
  }
  for (const rect of rects) {
    const { left, top, right, bottom } = wholeEdges(rect, matrix, paper)
    inkRect(paper, ink, left, top, right, bottom)
  }
}
