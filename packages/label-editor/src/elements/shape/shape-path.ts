import type { ShapeElement } from '../../document/element.ts'
import { pathOfShape } from './path-draft.ts'

/** Ratio of the inner to the outer radius of a star. */
const STAR_WAIST = 0.42
/** Handle length of the cubic curve nearest to a quarter circle. */
const ARC = 0.5523

const at = (x: number, y: number) => `${round(x)} ${round(y)}`
const round = (value: number) => Math.round(value * 100) / 100

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * ARC, ry * ARC]
  return [
    `M${at(cx - rx, cy)}`,
    `C${at(cx - rx, cy - ky)} ${at(cx - kx, cy - ry)} ${at(cx, cy - ry)}`,
    `C${at(cx + kx, cy - ry)} ${at(cx + rx, cy - ky)} ${at(cx + rx, cy)}`,
    `C${at(cx + rx, cy + ky)} ${at(cx + kx, cy + ry)} ${at(cx, cy + ry)}`,
    `C${at(cx - kx, cy + ry)} ${at(cx - rx, cy + ky)} ${at(cx - rx, cy)}Z`,
  ].join('')
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0) return `M${at(x, y)}H${round(x + width)}V${round(y + height)}H${round(x)}Z`
  const k = r * (1 - ARC)
  const [right, bottom] = [x + width, y + height]
  return [
    `M${at(x + r, y)}H${round(right - r)}C${at(right - k, y)} ${at(right, y + k)} ${at(right, y + r)}`,
    `V${round(bottom - r)}C${at(right, bottom - k)} ${at(right - k, bottom)} ${at(right - r, bottom)}`,
    `H${round(x + r)}C${at(x + k, bottom)} ${at(x, bottom - k)} ${at(x, bottom - r)}`,
    `V${round(y + r)}C${at(x, y + k)} ${at(x + k, y)} ${at(x + r, y)}Z`,
  ].join('')
}

/** Corners on an ellipse, the first at the top; a star has a waist between them. */
function corners(cx: number, cy: number, rx: number, ry: number, points: number, isStar: boolean): string {
  const count = isStar ? points * 2 : points
  const places = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2
    const reach = isStar && index % 2 === 1 ? STAR_WAIST : 1
    return at(cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach)
  })
  return `M${places.join('L')}Z`
}

/**
 * Outline of a shape. Strokes are inside the box, so that what is 20 mm wide prints 20 mm wide; a line runs along the
 * middle of its box.
 */
export function shapePath(shape: ShapeElement): string {
  const { width, height, strokeWidth } = shape
  const inset = shape.isFilled ? 0 : strokeWidth / 2
  const [w, h] = [Math.max(0, width - inset * 2), Math.max(0, height - inset * 2)]
  const [cx, cy] = [width / 2, height / 2]
  switch (shape.shape) {
    case 'line':
      return `M${at(0, cy)}H${round(width)}`
    case 'arrow':
      return `M${at(0, cy)}H${round(Math.max(0, width - strokeWidth * 3))}`
    case 'rectangle':
      return rectangle(inset, inset, w, h, shape.cornerRadius)
    case 'ellipse':
      return ellipse(cx, cy, w / 2, h / 2)
    case 'polygon':
      return corners(cx, cy, w / 2, h / 2, shape.points, false)
    case 'star':
      return corners(cx, cy, w / 2, h / 2, shape.points, true)
    case 'path':
      return pathOfShape(shape)
  }
}

/** The head of an arrow, pointing right; filled. */
export function arrowHead({ width, height, strokeWidth }: ShapeElement): string {
  const [length, half] = [strokeWidth * 5, strokeWidth * 2.2]
  const cy = height / 2
  return `M${at(width, cy)}L${at(width - length, cy - half)}L${at(width - length, cy + half)}Z`
}
