import type { LabelElement } from '../document/element.ts'
import { type Box, unionOf } from '../geometry/box.ts'
import { middleOf, turned } from '../geometry/handles.ts'
import type { DisplayItem, DisplayList, GlyphRun, PathItem } from '../layout/display-list.ts'

const NUMBER = /-?\d+(?:\.\d+)?(?:e-?\d+)?/g
/** Corners of strokes stand out by as much: the miter limit of a canvas is ten halves. */
const MITER = 5
/** Frames and words of a hint stand out of their box by half a line. */
const HINT_LINE = 12

/** No character of our faces is wider or is further out than this, in ems. */
const WIDEST = 1.1
const BESIDE = 1

function glyphsBox({ x, y, size, spacing, text, isTurned }: GlyphRun): Box {
  const along = text.length * (size * WIDEST + Math.max(0, spacing)) + size * BESIDE * 2
  const across = size * (1 + BESIDE * 2)
  const start = size * BESIDE
  return isTurned
    ? { x: x - start, y: y - start, width: across, height: along }
    : { x: x - start, y: y - across + start, width: along, height: across }
}

/** Outlines of shapes and marks are in the box of their element; those of missing characters are where they say. */
function pathBox({ d, strokeWidth, place }: PathItem, element: LabelElement): Box {
  const rim = strokeWidth * Math.max(place.scaleX, place.scaleY) * MITER
  const isInBox = element.kind === 'shape' || element.kind === 'mark'
  const places = isInBox ? [0] : (d.match(NUMBER) ?? []).map(Number)
  const [from, to] = [Math.min(0, ...places), Math.max(...places)]
  return {
    x: from - rim,
    y: from - rim,
    width: Math.max(element.width, to) - from + rim * 2,
    height: Math.max(element.height, to) - from + rim * 2,
  }
}

function itemBoxes(item: DisplayItem, element: LabelElement): readonly Box[] {
  if (item.kind === 'glyphs') return [glyphsBox(item)]
  if (item.kind === 'rects') return item.rects
  return [item.kind === 'path' ? pathBox(item, element) : item]
}

/**
 * The upright box of the page outside of which an element draws nothing: text that is too long hangs over the
 * element's own. Rather too large than too small.
 */
export function inkOnPage(element: LabelElement, { items, hint }: DisplayList): Box {
  const { x, y, width, height, rotation } = element
  const rim = hint ? HINT_LINE : 0
  const own = { x: -rim, y: -rim, width: width + rim * 2, height: height + rim * 2 }
  const ink = unionOf([own, ...items.flatMap((item) => itemBoxes(item, element))]) ?? own
  if (rotation === 0) return { ...ink, x: ink.x + x, y: ink.y + y }
  const middle = middleOf(element)
  const [left, top, right, bottom] = [ink.x, ink.y, ink.x + ink.width, ink.y + ink.height]
  const corners = [left, right].flatMap((cornerX) =>
    [top, bottom].map((cornerY) => turned({ x: cornerX - width / 2, y: cornerY - height / 2 }, rotation)),
  )
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)]
  return {
    x: middle.x + Math.min(...xs),
    y: middle.y + Math.min(...ys),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  }
}
