import { ByteReader } from '../byte-reader.ts'
import { inferDeltas } from './infer-deltas.ts'
import { packedDeltas, packedPoints } from './packed-numbers.ts'

/** What a glyph's points are before they move. Components of a composite glyph count as points of no contour. */
interface MovablePoints {
  x: ArrayLike<number>
  y: ArrayLike<number>
  ends: readonly number[]
}

interface PointDeltas {
  x: Float64Array
  y: Float64Array
}

/** The four points after a glyph's own that stand for its advances and origin. */
const PHANTOM_POINTS = 4

const FLAG = { sharedPoints: 0x8000, ownPeak: 0x8000, region: 0x4000, ownPoints: 0x2000 }

/** How strongly a region of the design space acts at a place, 0 to 1. */
function strengthAt(
  place: readonly number[],
  peak: readonly number[],
  region: readonly number[][] | null,
): number {
  let strength = 1
  for (const [axis, top] of peak.entries()) {
    const value = place[axis] ?? 0
    if (top === 0 || value === top) continue
    const [start, end] = region
      ? [region[0]?.[axis] ?? 0, region[1]?.[axis] ?? 0]
      : [Math.min(0, top), Math.max(0, top)]
    if (value <= start || value >= end) return 0
    strength *= value < top ? (value - start) / (top - start) : (end - value) / (end - top)
  }
  return strength
}

interface Tuple {
  strength: number
  size: number
  hasOwnPoints: boolean
}

/** Moves of glyph points between weights: OpenType, gvar. */
export class GlyphVariations {
  private readonly table: Uint8Array
  private readonly axisCount: number
  private readonly sharedPeaks: readonly number[][]
  private readonly glyphCount: number

  constructor(table: Uint8Array) {
    this.table = table
    const reader = new ByteReader(table, 4)
    this.axisCount = reader.u16()
    const peaks = reader.u16()
    const peaksAt = reader.u32()
    this.glyphCount = reader.u16()
    reader.at = peaksAt
    this.sharedPeaks = Array.from({ length: peaks }, () => this.place(reader))
  }

  private place(reader: ByteReader): number[] {
    return Array.from({ length: this.axisCount }, () => reader.f2dot14())
  }

  private dataOf(glyph: number): ByteReader | null {
    if (glyph >= this.glyphCount) return null
    const reader = new ByteReader(this.table, 14)
    const isLong = (reader.u16() & 1) !== 0
    const dataAt = reader.u32()
    reader.at += glyph * (isLong ? 4 : 2)
    const [start, end] = isLong ? [reader.u32(), reader.u32()] : [reader.u16() * 2, reader.u16() * 2]
    if (end <= start) return null
    reader.at = dataAt + start
    return reader.part(end - start)
  }

  private tupleOf(reader: ByteReader, place: readonly number[]): Tuple {
    const [size, flags] = [reader.u16(), reader.u16()]
    const peak = (flags & FLAG.ownPeak) !== 0 ? this.place(reader) : (this.sharedPeaks[flags & 0xfff] ?? [])
    const region = (flags & FLAG.region) !== 0 ? [this.place(reader), this.place(reader)] : null
    return { strength: strengthAt(place, peak, region), size, hasOwnPoints: (flags & FLAG.ownPoints) !== 0 }
  }

  /**
   * How far each point of a glyph moves, its phantom points last.
   * @returns null when nothing moves.
   */
  deltas(glyph: number, points: MovablePoints, place: readonly number[]): PointDeltas | null {
    const data = this.dataOf(glyph)
    if (!data) return null
    const total = points.x.length + PHANTOM_POINTS
    const moved: PointDeltas = { x: new Float64Array(total), y: new Float64Array(total) }
    const count = data.u16()
    const body = new ByteReader(data.bytes, data.u16())
    const tuples = Array.from({ length: count & 0xfff }, () => this.tupleOf(data, place))
    const shared = (count & FLAG.sharedPoints) !== 0 ? packedPoints(body) : null
    for (const { strength, size, hasOwnPoints } of tuples) {
      const part = body.part(size)
      if (strength === 0) continue
      const named = hasOwnPoints ? packedPoints(part) : shared
      for (const axis of ['x', 'y'] as const) {
        const deltas = spread(
          packedDeltas(part, named?.length ?? total),
          named,
          points[axis],
          points.ends,
          total,
        )
        const sum = moved[axis]
        for (let point = 0; point < total; point++)
          sum[point] = (sum[point] ?? 0) + (deltas[point] ?? 0) * strength
      }
    }
    return moved
  }
}

/** Deltas of named points as deltas of all. */
function spread(
  packed: Float64Array,
  named: readonly number[] | null,
  at: ArrayLike<number>,
  ends: readonly number[],
  total: number,
): Float64Array {
  if (!named) return packed
  const deltas = new Float64Array(total)
  const isKnown = new Uint8Array(total)
  named.forEach((point, index) => {
    if (point >= total) return
    deltas[point] = packed[index] ?? 0
    isKnown[point] = 1
  })
  inferDeltas(deltas, at, isKnown, ends)
  return deltas
}
