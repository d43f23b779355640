import { readCharacterMap } from './character-map.ts'
import type { GlyphPoint } from './glyph-outline.ts'
import { GlyphVariations } from './variation/glyph-deltas.ts'
import { weightCoordinates } from './variation/weight-axis.ts'
import { type CompositeGlyph, type RawGlyph, readGlyphs, type SimpleGlyph } from './woff2/read-glyphs.ts'
import { type FontTables, readWoff2 } from './woff2/read-woff2.ts'

type Contours = GlyphPoint[][]

/** Parts that one glyph is put together from, at all levels; real glyphs have three or four. */
const MOST_PARTS = 64

function tableOf(tables: FontTables, tag: string): Uint8Array {
  const table = tables.get(tag)
  if (!table) throw new RangeError(`no table ${tag}`)
  return table
}

/** One file of a font: the outlines of some of its characters, at any weight. */
export class FontSlice {
  private readonly glyphs: readonly RawGlyph[]
  private readonly characters: ReadonlyMap<number, number>
  private readonly variations: GlyphVariations | null
  private readonly tables: FontTables
  private parts = 0
  private readonly places = new Map<number, number[] | null>()

  /** @throws {RangeError} when the bytes are no WOFF2 font with outlines. */
  constructor(bytes: Uint8Array) {
    this.tables = readWoff2(bytes)
    this.glyphs = readGlyphs(tableOf(this.tables, 'glyf'))
    this.characters = readCharacterMap(tableOf(this.tables, 'cmap'))
    const moves = this.tables.get('gvar')
    this.variations = moves ? new GlyphVariations(moves) : null
  }

  /** Contours of a character at a weight, rounded to whole units; null when the slice does not have it. */
  contours(code: number, weight: number): Contours | null {
    const glyph = this.characters.get(code)
    if (glyph === undefined) return null
    const found = this.places.get(weight)
    const place = found === undefined ? weightCoordinates(this.tables, weight) : found
    this.places.set(weight, place)
    this.parts = 0
    return this.glyphAt(glyph, place).map((contour) =>
      contour.map(({ x, y, isOn }) => ({ x: Math.round(x), y: Math.round(y), isOn })),
    )
  }

  private glyphAt(glyph: number, place: readonly number[] | null): Contours {
    const raw = this.glyphs[glyph]
    if (!raw) return []
    if (++this.parts > MOST_PARTS) throw new RangeError('glyph has too many parts')
    return raw.kind === 'simple' ? this.simple(raw, glyph, place) : this.composite(raw, glyph, place)
  }

  private simple(raw: SimpleGlyph, glyph: number, place: readonly number[] | null): Contours {
    const moved = place && this.variations?.deltas(glyph, raw, place)
    // The first phantom point is the origin: where it moves, the glyph is drawn from there.
    const origin = moved?.x[raw.x.length] ?? 0
    let start = 0
    return raw.ends.map((end) => {
      const contour: GlyphPoint[] = []
      for (let point = start; point < end; point++) {
        contour.push({
          x: (raw.x[point] ?? 0) + (moved?.x[point] ?? 0) - origin,
          y: (raw.y[point] ?? 0) + (moved?.y[point] ?? 0),
          isOn: raw.isOn[point] === 1,
        })
      }
      start = end
      return contour
    })
  }

  private composite(
    { components }: CompositeGlyph,
    glyph: number,
    place: readonly number[] | null,
  ): Contours {
    const points = { x: components.map(({ dx }) => dx), y: components.map(({ dy }) => dy), ends: [] }
    const moved = place && this.variations?.deltas(glyph, points, place)
    const origin = moved?.x[components.length] ?? 0
    return components.flatMap(({ glyph: part, dx, dy, a, b, c, d }, index) => {
      const [left, up] = [dx + (moved?.x[index] ?? 0) - origin, dy + (moved?.y[index] ?? 0)]
      return this.glyphAt(part, place).map((contour) =>
        contour.map(({ x, y, isOn }) => ({ x: a * x + c * y + left, y: b * x + d * y + up, isOn })),
      )
    })
  }
}
