import { ByteReader } from '../byte-reader.ts'

/** A glyph before its variation. Points of all contours in one row; `ends` are the places after the last of each. */
export interface SimpleGlyph {
  kind: 'simple'
  x: Int16Array
  y: Int16Array
  isOn: Uint8Array
  ends: readonly number[]
}

interface Component {
  glyph: number
  dx: number
  dy: number
  /** Scale and shear, `x' = a x + c y`. */
  a: number
  b: number
  c: number
  d: number
}

export interface CompositeGlyph {
  kind: 'composite'
  components: readonly Component[]
}

/** null draws nothing. */
export type RawGlyph = SimpleGlyph | CompositeGlyph | null

const MOST_POINTS = 20_000

/** W3C WOFF File Format 2.0, 6.1.1: small numbers take one byte. */
function short255(reader: ByteReader): number {
  const code = reader.u8()
  if (code === 253) return reader.u16()
  if (code === 254) return 506 + reader.u8()
  return code === 255 ? 253 + reader.u8() : code
}

const signed = (flag: number, value: number) => ((flag & 1) === 1 ? value : -value)

/** The step to a point from the one before: W3C WOFF File Format 2.0, 5.2. */
function step(flag: number, glyphs: ByteReader): [dx: number, dy: number] {
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + glyphs.u8())]
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + glyphs.u8()), 0]
  if (flag < 84) {
    const [base, byte] = [flag - 20, glyphs.u8()]
    return [
      signed(flag, 1 + (base & 0x30) + (byte >> 4)),
      signed(flag >> 1, 1 + ((base & 0x0c) << 2) + (byte & 0x0f)),
    ]
  }
  if (flag < 120) {
    const base = flag - 84
    return [
      signed(flag, 1 + (Math.floor(base / 12) << 8) + glyphs.u8()),
      signed(flag >> 1, 1 + (((base % 12) >> 2) << 8) + glyphs.u8()),
    ]
  }
  if (flag < 124) {
    const [first, second, third] = [glyphs.u8(), glyphs.u8(), glyphs.u8()]
    return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 0x0f) << 8) + third)]
  }
  return [signed(flag, glyphs.u16()), signed(flag >> 1, glyphs.u16())]
}

function simpleGlyph(
  contours: number,
  counts: ByteReader,
  flags: ByteReader,
  glyphs: ByteReader,
): SimpleGlyph {
  const ends: number[] = []
  let total = 0
  for (let contour = 0; contour < contours; contour++) {
    total += short255(counts)
    ends.push(total)
  }
  if (total > MOST_POINTS) throw new RangeError('glyph has too many points')
  const glyph: SimpleGlyph = {
    kind: 'simple',
    x: new Int16Array(total),
    y: new Int16Array(total),
    isOn: new Uint8Array(total),
    ends,
  }
  let [x, y] = [0, 0]
  for (let point = 0; point < total; point++) {
    const flag = flags.u8()
    const [dx, dy] = step(flag & 0x7f, glyphs)
    x += dx
    y += dy
    glyph.x[point] = x
    glyph.y[point] = y
    glyph.isOn[point] = flag < 0x80 ? 1 : 0
  }
  short255(glyphs)
  return glyph
}

/** OpenType, glyf: composite glyph flags. */
const FLAG = { words: 0x1, offsets: 0x2, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80, hints: 0x100 }

function compositeGlyph(composites: ByteReader, glyphs: ByteReader): CompositeGlyph {
  const components: Component[] = []
  let flags = 0
  let hasHints = false
  do {
    flags = composites.u16()
    hasHints ||= (flags & FLAG.hints) !== 0
    const glyph = composites.u16()
    if ((flags & FLAG.offsets) === 0) throw new RangeError('component is placed by points')
    const [dx, dy] =
      (flags & FLAG.words) !== 0 ? [composites.i16(), composites.i16()] : [composites.i8(), composites.i8()]
    let [a, b, c, d] = [1, 0, 0, 1]
    if ((flags & FLAG.scale) !== 0) a = d = composites.f2dot14()
    else if ((flags & FLAG.twoScales) !== 0) [a, d] = [composites.f2dot14(), composites.f2dot14()]
    else if ((flags & FLAG.matrix) !== 0) {
      ;[a, b, c, d] = [composites.f2dot14(), composites.f2dot14(), composites.f2dot14(), composites.f2dot14()]
    }
    components.push({ glyph, dx, dy, a, b, c, d })
  } while ((flags & FLAG.more) !== 0)
  if (hasHints) short255(glyphs)
  return { kind: 'composite', components }
}

/** Outlines of a transformed `glyf` table: W3C WOFF File Format 2.0, 5.1. Hints are left out. */
export function readGlyphs(table: Uint8Array): RawGlyph[] {
  const reader = new ByteReader(table)
  reader.at = 4
  const count = reader.u16()
  reader.at = 8
  const sizes = Array.from({ length: 7 }, () => reader.u32())
  const [contours, counts, flags, glyphs, composites] = sizes.map((size) => reader.part(size))
  if (!contours || !counts || !flags || !glyphs || !composites) throw new RangeError('streams are missing')
  return Array.from({ length: count }, () => {
    const kind = contours.i16()
    if (kind === 0) return null
    return kind < 0 ? compositeGlyph(composites, glyphs) : simpleGlyph(kind, counts, flags, glyphs)
  })
}
