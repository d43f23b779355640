import { advanceOf, type FontFace, faceOf } from '../fonts/font-metrics.ts'

/** One character where it is in its line, in thousandths of the em. */
export interface Glyph {
  text: string
  /** Place of its first unit in the source text. */
  index: number
  /** Null when no face has the character: a box is drawn instead. */
  face: FontFace | null
  advance: number
}

/** A line: what it holds, and where it begins and ends in the source text, its line break not among it. */
export interface Line {
  glyphs: readonly Glyph[]
  start: number
  end: number
}

/** GB/T 15834 and JIS X 4051: what must not begin a line. */
const NO_START = new Set(
  '、。，．：；！？）］｝〕〉》」』】〗〙〛’”…—～·％‰℃°々ーァィゥェォッャュョぁぃぅぇぉっゃゅょ,.:;!?)]}%»›',
)
/** What must not end a line. */
const NO_END = new Set('（［｛〔〈《「『【〖〘〚‘“￥＄#$£€([{«‹')
const WIDE =
  /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]|[\ud840-\ud87f][\udc00-\udfff]/
const MARK = /^(?:\p{M}|\u200d|\ufe0e|\ufe0f)/u
const MISSING_ADVANCE = 600
/** Blanks of other widths that people and programs type, as French does before its marks: none of our faces has them. */
const FIRM_BLANKS = /[\u2007\u202f]/g
const BLANKS = /[\r\t\u2000-\u2006\u2008-\u200a\u205f]/g

/** Paragraphs seen lately: making text fit breaks the same one many times. */
const known = new Map<string, Glyph[]>()
const MOST_KNOWN = 2_000

function knownGlyphsOf(text: string, isBold: boolean, from: number): Glyph[] {
  const key = `${isBold ? 'b' : 'n'}${from} ${text}`
  const found = known.get(key)
  if (found) return found
  if (known.size >= MOST_KNOWN) known.clear()
  const glyphs = glyphsOf(text, isBold, from)
  known.set(key, glyphs)
  return glyphs
}

/** Changes how its neighbour looks and has no look of its own. */
const UNSEEN = /[\u200d\ufe0e\ufe0f]/g

/** Whether a face draws a character together with the marks on it: composed, or the marks set one by one. */
function drawsMarks(text: string, face: FontFace): boolean {
  const composed = text.replace(UNSEEN, '').normalize('NFC')
  return [...composed].every((character) => advanceOf(character.codePointAt(0) ?? 0, face, false) !== null)
}

/** Glyphs of a text without line breaks. A combining mark belongs to the character before it. */
function glyphsOf(text: string, isBold: boolean, from = 0): Glyph[] {
  const glyphs: Glyph[] = []
  let before: FontFace | null = null
  let index = from
  for (const character of text) {
    const last = glyphs.at(-1)
    if (last && MARK.test(character)) {
      const marked = { ...last, text: last.text + character }
      const isDrawn = last.face !== null && drawsMarks(marked.text, last.face)
      // An accent that is not there would be lost without a word: the whole is shown as missing.
      glyphs[glyphs.length - 1] = isDrawn ? marked : { ...marked, face: null, advance: MISSING_ADVANCE }
    } else {
      const code = character.codePointAt(0) ?? 0
      const face = faceOf(code, before)
      const advance = face ? (advanceOf(code, face, isBold) ?? MISSING_ADVANCE) : MISSING_ADVANCE
      glyphs.push({ text: character, index, face, advance })
      before = face ?? before
    }
    index += character.length
  }
  return glyphs
}

const isSpace = (glyph: Glyph) => glyph.text === ' ' || glyph.text === '\u3000'

/** Whether a line may end between two neighbours. */
function mayBreak(before: Glyph, after: Glyph): boolean {
  if (isSpace(after) || NO_START.has(after.text) || NO_END.has(before.text)) return false
  if (isSpace(before) || before.text === '-' || before.text === '/' || before.text === '\u200b') return true
  return WIDE.test(before.text) || WIDE.test(after.text)
}

/** Where the line that begins at `from` ends: the last place it may break, or within a word longer than the line. */
function endOfLine(glyphs: readonly Glyph[], from: number, space: number, spacing: number): number {
  let width = 0
  let end = from
  for (let at = from; at < glyphs.length; at++) {
    const glyph = glyphs[at] as Glyph
    width += glyph.advance
    // Spaces at the end of a line hang over.
    if (width > space && !isSpace(glyph)) return end > from ? end : Math.max(at, from + 1)
    width += spacing
    const next = glyphs[at + 1]
    if (!next || mayBreak(glyph, next)) end = at + 1
  }
  return glyphs.length
}

/**
 * Breaks a text into lines: at line breaks, between Chinese characters, after spaces and hyphens, never before what
 * must not begin a line and never after what must not end one.
 * @param space Width of a line in thousandths of the em; `Infinity` breaks at line breaks only.
 * @param spacing Added after each character, in thousandths of the em.
 */
export function breakLines(text: string, isBold: boolean, space: number, spacing: number): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const paragraph of text.split('\n')) {
    const glyphs = knownGlyphsOf(paragraph.replace(BLANKS, ' ').replace(FIRM_BLANKS, '\u00a0'), isBold, start)
    if (glyphs.length === 0) lines.push({ glyphs, start, end: start })
    for (let from = 0; from < glyphs.length; ) {
      const end = endOfLine(glyphs, from, space, spacing)
      const inLine = glyphs.slice(from, end)
      const last = inLine.at(-1)
      lines.push({
        glyphs: inLine,
        start: inLine[0]?.index ?? start,
        end: last ? last.index + last.text.length : start,
      })
      from = end
    }
    start += paragraph.length + 1
  }
  return lines
}

/** Width of a line in thousandths of the em, spaces at its end and the spacing after its last character not counted. */
export function lineWidth({ glyphs }: Line, spacing: number): number {
  let last = glyphs.length - 1
  while (last >= 0 && isSpace(glyphs[last] as Glyph)) last--
  let width = 0
  for (let at = 0; at <= last; at++) width += (glyphs[at] as Glyph).advance + spacing
  return last < 0 ? 0 : width - spacing
}
