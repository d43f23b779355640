import type { FontFace } from '../fonts/font-metrics.ts'
import type { DisplayItem, GlyphRun, Ink } from './display-list.ts'
import type { PlacedGlyph, TextLayout } from './lay-out-text.ts'

/** Marks that hang in the top right of their em box in vertical text. */
const HANGING = new Set([...'、。，．'])
/** Marks that are along the column in vertical text. */
const LYING = new Set([...'（）［］｛｝〔〕〈〉《》「」『』【】—…～：；'])

interface Style {
  size: number
  isBold: boolean
  spacing: number
  ink: Ink
  isVertical: boolean
}

/** The box that stands for a character which no face has. */
function missingBox(glyph: PlacedGlyph, { size, isVertical, ink }: Style): DisplayItem {
  const [x, y] = isVertical ? [glyph.x - size * 0.12, glyph.y] : [glyph.x, glyph.y - size * 0.88]
  const [width, height] = [(glyph.advance * size) / 1000, size]
  const [left, right, top, bottom] = [x + width * 0.1, x + width * 0.9, y + height * 0.1, y + height * 0.9]
  return {
    kind: 'path',
    d: `M${left} ${top}H${right}V${bottom}H${left}ZM${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`,
    fill: null,
    stroke: ink,
    strokeWidth: size * 0.06,
    dash: [],
    isEvenOdd: false,
    place: { x: 0, y: 0, scaleX: 1, scaleY: 1 },
  }
}

function uprightItem(glyph: PlacedGlyph, face: FontFace, style: Style): GlyphRun {
  const shift = HANGING.has(glyph.text) ? style.size * 0.6 : 0
  return {
    kind: 'glyphs',
    text: glyph.text,
    x: glyph.x - style.size * 0.12 + shift,
    y: glyph.y + style.size * 0.88 - shift,
    size: style.size,
    face,
    isBold: style.isBold,
    spacing: 0,
    isTurned: false,
    ink: style.ink,
  }
}

/** Display items of a text that was laid out: neighbours of one face become one run. */
export function glyphItems(layout: TextLayout, style: Omit<Style, 'size'>): DisplayItem[] {
  const full = { ...style, size: layout.fontSize }
  const items: DisplayItem[] = []
  for (const line of layout.lines) {
    let run: GlyphRun | null = null
    for (const glyph of line.glyphs) {
      const { face } = glyph
      if (!face) {
        run = null
        items.push(missingBox(glyph, full))
        continue
      }
      const isTurned = style.isVertical && (face === 'latin' || LYING.has(glyph.text))
      if (style.isVertical && !isTurned) {
        run = null
        items.push(uprightItem(glyph, face, full))
        continue
      }
      if (run && run.face === face) {
        run.text += glyph.text
        continue
      }
      const { size, isBold, spacing, ink } = full
      run = {
        kind: 'glyphs',
        text: glyph.text,
        x: glyph.x,
        y: glyph.y,
        size,
        face,
        isBold,
        spacing,
        isTurned,
        ink,
      }
      items.push(run)
    }
  }
  return items
}
