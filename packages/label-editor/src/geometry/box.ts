import type { ElementBase } from '../document/element.ts'
import type { Length } from '../units/length.ts'

/** An upright rectangle. */
export interface Box {
  x: Length
  y: Length
  width: Length
  height: Length
}

type Placed = Pick<ElementBase, 'x' | 'y' | 'width' | 'height' | 'rotation'>

/** The smallest upright rectangle around a rotated element. */
export function boundsOf({ x, y, width, height, rotation }: Placed): Box {
  if (rotation === 0) return { x, y, width, height }
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [spanX, spanY] = [width * cos + height * sin, width * sin + height * cos]
  return {
    x: Math.round(x + (width - spanX) / 2),
    y: Math.round(y + (height - spanY) / 2),
    width: Math.round(spanX),
    height: Math.round(spanY),
  }
}

/** The rectangle around all of them; null for none. */
export function unionOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

export const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** Degrees brought into 0 to 359.99, to two decimals. */
export function normalDegrees(degrees: number): number {
  const turned = Math.round((((degrees % 360) + 360) % 360) * 100) / 100
  return turned === 360 ? 0 : turned
}
