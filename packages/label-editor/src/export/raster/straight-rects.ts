import type { PathItem, Rect } from '../../layout/display-list.ts'

const NUMBER = '(-?[\\d.]+)'
const BOX = new RegExp(`^M${NUMBER} ${NUMBER}H${NUMBER}V${NUMBER}H${NUMBER}Z$`)
const LINE = new RegExp(`^M${NUMBER} ${NUMBER}H${NUMBER}$`)

/** The four sides of a frame whose middle line is a rectangle. */
function sides({ x, y, width, height }: Rect, line: number): Rect[] {
  const half = line / 2
  const [left, top, right, bottom] = [x - half, y - half, x + width + half, y + height + half]
  return [
    { x: left, y: top, width: right - left, height: line },
    { x: left, y: bottom - line, width: right - left, height: line },
    { x: left, y: top, width: line, height: bottom - top },
    { x: right - line, y: top, width: line, height: bottom - top },
  ]
}

/**
 * An upright box or a level line as rectangles, which can be printed in whole dots; null for what is drawn in another
 * way.
 */
export function straightRects(item: PathItem): Rect[] | null {
  const { d, place, fill, stroke, strokeWidth, dash } = item
  if (place.x !== 0 || place.y !== 0 || place.scaleX !== 1 || place.scaleY !== 1 || dash.length > 0)
    return null
  const hasStroke = stroke !== null && strokeWidth > 0
  if (fill !== null && hasStroke) return null
  const line = LINE.exec(d)?.slice(1).map(Number)
  if (line) {
    const [x = 0, y = 0, to = 0] = line
    return hasStroke ? [{ x, y: y - strokeWidth / 2, width: to - x, height: strokeWidth }] : []
  }
  const box = BOX.exec(d)?.slice(1).map(Number)
  if (!box) return null
  const [x = 0, y = 0, right = 0, bottom = 0, back] = box
  if (back !== x || right < x || bottom < y) return null
  const rect = { x, y, width: right - x, height: bottom - y }
  return fill !== null ? [rect] : sides(rect, strokeWidth)
}
