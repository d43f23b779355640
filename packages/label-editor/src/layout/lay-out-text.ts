import type { FontWeight, TextAlign, VerticalAlign } from '../document/element.ts'
import type { Length } from '../units/length.ts'
import { breakLines, type Glyph, type Line, lineWidth } from './break-lines.ts'

export interface TextBlock {
  text: string
  width: Length
  height: Length
  fontSize: Length
  fontWeight: FontWeight
  lineHeight: number
  letterSpacing: Length
  align: TextAlign
  verticalAlign: VerticalAlign
  isVertical: boolean
  autoFit: boolean
}

/** A character in its place: the em box's start along the line, its baseline, and how far it advances. */
export interface PlacedGlyph extends Glyph {
  x: number
  y: number
}

export interface PlacedLine {
  glyphs: readonly PlacedGlyph[]
  start: number
  end: number
  /** The stripe of the line in the box: for the caret, for marking a selection. */
  x: number
  y: number
  width: number
  height: number
}

export interface TextLayout {
  lines: readonly PlacedLine[]
  /** The size that is drawn: smaller than asked for when the text was made to fit. */
  fontSize: Length
  isOverflowing: boolean
  /** Characters that no face has, each once. */
  missing: readonly string[]
}

/** Text is never made smaller than this to fit: 1 mm is the smallest that the editor sets. */
export const SMALLEST_FIT: Length = 100

/** Height of the baseline above the middle of the em box: ideographs are from -0.12 to 0.88 em. */
const BASELINE_BELOW_MIDDLE = 0.38

interface Broken {
  lines: Line[]
  fits: boolean
}

function breakAt(block: TextBlock, fontSize: Length): Broken {
  const along = block.isVertical ? block.height : block.width
  const across = block.isVertical ? block.width : block.height
  const spacing = (block.letterSpacing * 1000) / fontSize
  const space = (along * 1000) / fontSize
  const lines = breakLines(block.text, block.fontWeight === 'bold', space + 0.001, spacing)
  const isTooWide = lines.some((line) => lineWidth(line, spacing) > space + 0.5)
  // Half a hundredth of a millimetre of grace, for heights that were rounded.
  return { lines, fits: !isTooWide && lines.length * fontSize * block.lineHeight <= across + 0.5 }
}

/** The largest size at which the text fits its box, and its lines there. */
function fitted(block: TextBlock): Broken & { fontSize: Length } {
  const asked = breakAt(block, block.fontSize)
  if (!block.autoFit || asked.fits || block.fontSize <= SMALLEST_FIT)
    return { ...asked, fontSize: block.fontSize }
  let small = SMALLEST_FIT
  let large = block.fontSize
  while (large - small > 1) {
    const middle = Math.floor((small + large) / 2)
    if (breakAt(block, middle).fits) small = middle
    else large = middle
  }
  return { ...breakAt(block, small), fontSize: small }
}

const slack = (space: number, used: number, place: TextAlign | VerticalAlign) =>
  place === 'left' || place === 'top'
    ? 0
    : place === 'right' || place === 'bottom'
      ? space - used
      : (space - used) / 2

function placeLine(block: TextBlock, line: Line, at: number, count: number, fontSize: Length): PlacedLine {
  const { isVertical, width, height } = block
  const pitch = fontSize * block.lineHeight
  const em = fontSize / 1000
  const along = isVertical ? height : width
  const inline = lineWidth(line, (block.letterSpacing * 1000) / fontSize) * em
  // Vertical text begins at the right; its lines are beside each other.
  const blockStart = isVertical
    ? width - slack(width, count * pitch, block.align) - (at + 1) * pitch
    : slack(height, count * pitch, block.verticalAlign) + at * pitch
  let pen = slack(along, inline, isVertical ? block.verticalAlign : block.align)
  const inlineStart = pen
  const baseline =
    blockStart + pitch / 2 + (isVertical ? -BASELINE_BELOW_MIDDLE : BASELINE_BELOW_MIDDLE) * fontSize
  const glyphs = line.glyphs.map((glyph) => {
    const placed = isVertical ? { ...glyph, x: baseline, y: pen } : { ...glyph, x: pen, y: baseline }
    pen += glyph.advance * em + block.letterSpacing
    return placed
  })
  const box = isVertical
    ? { x: blockStart, y: inlineStart, width: pitch, height: inline }
    : { x: inlineStart, y: blockStart, width: inline, height: pitch }
  return { glyphs, start: line.start, end: line.end, ...box }
}

/**
 * Sets a text in its box. The only place that measures text: the screen, the caret and every exporter read this.
 * In vertical text `align` places the columns from the right and `verticalAlign` places the text in its column.
 */
export function layOutText(block: TextBlock): TextLayout {
  const { lines, fits, fontSize } = fitted(block)
  const missing = new Set<string>()
  for (const line of lines) for (const { face, text } of line.glyphs) if (!face) missing.add(text)
  return {
    lines: lines.map((line, at) => placeLine(block, line, at, lines.length, fontSize)),
    fontSize,
    isOverflowing: !fits,
    missing: [...missing],
  }
}
