import type { FontFace } from '../../fonts/font-metrics.ts'
import type { GlyphRun } from '../../layout/display-list.ts'
import type { Matrix } from '../page/matrix.ts'
import type { GlyphOutline, GlyphPoint } from './glyph-outline.ts'
import { runCharacters } from './run-characters.ts'

/** What can be asked for outlines once its slices are there: `LabelFonts`. */
export interface OutlineSource {
  outline(character: string, face: FontFace, isBold: boolean): GlyphOutline | null
}

const middle = (a: GlyphPoint, b: GlyphPoint): GlyphPoint => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  isOn: true,
})

/** A contour as SVG commands, y downwards; two handles in a row have a point of the curve half way between them. */
function contourPath(points: readonly GlyphPoint[]): string {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return ''
  const from = first.isOn ? first : last.isOn ? last : middle(first, last)
  const at = ({ x, y }: GlyphPoint) => `${x} ${-y}`
  let d = `M${at(from)}`
  let handle: GlyphPoint | null = null
  for (const point of [...(first.isOn ? points.slice(1) : points), from]) {
    if (point.isOn) {
      d += handle ? `Q${at(handle)} ${at(point)}` : `L${at(point)}`
      handle = null
    } else {
      if (handle) d += `Q${at(handle)} ${at(middle(handle, point))}`
      handle = point
    }
  }
  return `${d}Z`
}

const paths = new WeakMap<GlyphOutline, string>()

/** An outline as an SVG path: 1000 units an em, y downwards, the baseline at 0; filled by the non-zero rule. */
export function glyphPath(outline: GlyphOutline): string {
  const known = paths.get(outline)
  if (known !== undefined) return known
  const d = outline.contours.map(contourPath).join('')
  paths.set(outline, d)
  return d
}

/** A glyph in its place. */
interface PlacedOutline {
  outline: GlyphOutline
  /** From the units of `glyphPath` to those of the run. */
  matrix: Matrix
}

/** The glyphs of a run where the layout puts them; blanks are left out. */
export function runOutlines(run: GlyphRun, fonts: OutlineSource): PlacedOutline[] {
  const scale = run.size / 1000
  const placed: PlacedOutline[] = []
  let pen = 0
  for (const { character, isMark } of runCharacters(run)) {
    const outline = fonts.outline(character, run.face, run.isBold)
    if (!outline) continue
    // An accent belongs to the character before it, which the spacing follows.
    if (isMark) pen -= run.spacing
    if (outline.contours.length > 0) {
      placed.push({
        outline,
        matrix: run.isTurned
          ? [0, scale, -scale, 0, run.x, run.y + pen]
          : [scale, 0, 0, scale, run.x + pen, run.y],
      })
    }
    pen += outline.advance * scale + run.spacing
  }
  return placed
}
