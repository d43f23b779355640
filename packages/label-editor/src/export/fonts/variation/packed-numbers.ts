import type { ByteReader } from '../byte-reader.ts'

/** Numbers of points that a delta list is about; null means all. OpenType, packed point numbers. */
export function packedPoints(reader: ByteReader): number[] | null {
  const first = reader.u8()
  if (first === 0) return null
  const count = (first & 0x80) === 0 ? first : ((first & 0x7f) << 8) | reader.u8()
  const points: number[] = []
  let point = 0
  while (points.length < count) {
    const control = reader.u8()
    const isWide = (control & 0x80) !== 0
    for (let run = (control & 0x7f) + 1; run > 0 && points.length < count; run--) {
      point += isWide ? reader.u16() : reader.u8()
      points.push(point)
    }
  }
  return points
}

/** OpenType, packed deltas. */
export function packedDeltas(reader: ByteReader, count: number): Float64Array {
  const deltas = new Float64Array(count)
  let at = 0
  while (at < count) {
    const control = reader.u8()
    const run = Math.min((control & 0x3f) + 1, count - at)
    if ((control & 0x80) !== 0 && (control & 0x40) === 0) at += run
    else {
      const isWide = (control & 0x40) !== 0
      for (let left = run; left > 0; left--) deltas[at++] = isWide ? reader.i16() : reader.i8()
    }
  }
  return deltas
}
