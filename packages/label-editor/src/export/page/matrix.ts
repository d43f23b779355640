import type { LabelElement } from '../../document/element.ts'
import type { Box } from '../../geometry/box.ts'

/** `x' = a x + c y + e`, `y' = b x + d y + f`: the order of SVG, of canvas and of PDF. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): { x: number; y: number } => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

/** Where a matrix puts the corners of a box, in turn around it. */
export const cornersOf = (matrix: Matrix, { x, y, width, height }: Box): { x: number; y: number }[] => [
  apply(matrix, x, y),
  apply(matrix, x + width, y),
  apply(matrix, x + width, y + height),
  apply(matrix, x, y + height),
]

/** The smallest upright box around a box where a matrix puts it. */
export function boxAround(matrix: Matrix, box: Box): Box {
  const corners = cornersOf(matrix, box)
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Sine and cosine of degrees; quarter turns are exact. */
function turn(degrees: number): { sin: number; cos: number } {
  const quarter = ((((degrees / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3
  if (Number.isInteger(quarter)) return { sin: [0, 1, 0, -1][quarter] ?? 0, cos: [1, 0, -1, 0][quarter] ?? 0 }
  const angle = (degrees * Math.PI) / 180
  return { sin: Math.sin(angle), cos: Math.cos(angle) }
}

/** From the box of an element to the page: it turns around its middle. */
export function placementOf({
  x,
  y,
  width,
  height,
  rotation,
}: Pick<LabelElement, 'x' | 'y' | 'width' | 'height' | 'rotation'>): Matrix {
  if (rotation === 0) return [1, 0, 0, 1, x, y]
  const { sin, cos } = turn(rotation)
  const [halfWidth, halfHeight] = [width / 2, height / 2]
  return [
    cos,
    sin,
    -sin,
    cos,
    x + halfWidth - cos * halfWidth + sin * halfHeight,
    y + halfHeight - sin * halfWidth - cos * halfHeight,
  ]
}
