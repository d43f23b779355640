import type { Rect } from './display-list.ts'
import type { PlacedGlyph, PlacedLine, TextLayout } from './lay-out-text.ts'

/** The line that holds a place of the text; at a soft break the later one. */
export function lineAt(layout: TextLayout, index: number): number {
  for (let at = layout.lines.length - 1; at > 0; at--) {
    if (index >= (layout.lines[at]?.start ?? 0)) return at
  }
  return 0
}

const size = (glyph: PlacedGlyph, layout: TextLayout) => (glyph.advance * layout.fontSize) / 1000

/** How far along its line a place of the text is. */
function alongOf(layout: TextLayout, line: PlacedLine, index: number, isVertical: boolean): number {
  const key = isVertical ? 'y' : 'x'
  const after = line.glyphs.find((glyph) => glyph.index >= index)
  if (after) return after[key]
  const last = line.glyphs.at(-1)
  return last ? last[key] + size(last, layout) : line[key]
}

/** Where the caret is before a place of the text. */
export function caretAt(layout: TextLayout, index: number, isVertical: boolean): Rect {
  const line = layout.lines[lineAt(layout, index)] as PlacedLine
  const along = alongOf(layout, line, index, isVertical)
  return isVertical
    ? { x: line.x, y: along, width: line.width, height: 0 }
    : { x: along, y: line.y, width: 0, height: line.height }
}

/** The place of the text nearest to a point of the box. */
export function indexAt(layout: TextLayout, point: { x: number; y: number }, isVertical: boolean): number {
  const [across, along] = isVertical ? ([point.x, point.y] as const) : ([point.y, point.x] as const)
  const distance = (line: PlacedLine) => {
    const [start, length] = isVertical ? [line.x, line.width] : [line.y, line.height]
    return Math.max(start - across, across - start - length, 0)
  }
  const line = layout.lines.reduce((best, next) => (distance(next) < distance(best) ? next : best))
  const key = isVertical ? 'y' : 'x'
  const hit = line.glyphs.find((glyph) => along < glyph[key] + size(glyph, layout) / 2)
  return hit ? hit.index : line.end
}

/** The place one line up or down, as straight above or below as can be. */
export function indexInNextLine(
  layout: TextLayout,
  index: number,
  step: -1 | 1,
  isVertical: boolean,
): number {
  const at = lineAt(layout, index)
  const next = layout.lines[at + step]
  if (!next) return step < 0 ? 0 : (layout.lines.at(-1)?.end ?? index)
  const caret = caretAt(layout, index, isVertical)
  return indexAt(
    layout,
    isVertical ? { x: next.x + next.width / 2, y: caret.y } : { x: caret.x, y: next.y + next.height / 2 },
    isVertical,
  )
}

/** Stripes behind the marked part of the text. */
export function markedStripes(layout: TextLayout, from: number, to: number, isVertical: boolean): Rect[] {
  return layout.lines.flatMap((line) => {
    if (to <= line.start || from > line.end || from === to) return []
    const start =
      from <= line.start
        ? alongOf(layout, line, line.start, isVertical)
        : alongOf(layout, line, from, isVertical)
    const end =
      to > line.end
        ? alongOf(layout, line, line.end, isVertical) + layout.fontSize / 4
        : alongOf(layout, line, to, isVertical)
    return isVertical
      ? [{ x: line.x, y: start, width: line.width, height: end - start }]
      : [{ x: start, y: line.y, width: end - start, height: line.height }]
  })
}
