import { ByteReader } from '../byte-reader.ts'
import type { FontTables } from '../woff2/read-woff2.ts'

/** Fixed number with 16 binary places. */
const fixed = (reader: ByteReader) => reader.i32() / 65_536

interface Axis {
  tag: string
  least: number
  usual: number
  most: number
}

function axesOf(table: Uint8Array): Axis[] {
  const reader = new ByteReader(table)
  reader.at = 4
  const start = reader.u16()
  reader.at = 8
  const [count, size] = [reader.u16(), reader.u16()]
  return Array.from({ length: count }, (_, index) => {
    reader.at = start + index * size
    return { tag: reader.tag(), least: fixed(reader), usual: fixed(reader), most: fixed(reader) }
  })
}

/** Bends the even scale of an axis as the designer drew it: OpenType, avar. */
function bent(table: Uint8Array | undefined, axis: number, value: number): number {
  if (!table) return value
  const reader = new ByteReader(table)
  reader.at = 6
  const count = reader.u16()
  for (let index = 0; index < count; index++) {
    const points = Array.from({ length: reader.u16() }, () => [reader.f2dot14(), reader.f2dot14()] as const)
    if (index !== axis) continue
    for (let at = 1; at < points.length; at++) {
      const [[fromA, toA] = [0, 0], [fromB, toB] = [0, 0]] = [points[at - 1], points[at]]
      if (value > fromB) continue
      return fromB === fromA ? toB : toA + ((value - fromA) * (toB - toA)) / (fromB - fromA)
    }
  }
  return value
}

/**
 * Where a weight is on the axes of a font, -1 to 1 each; 0 is what the outlines are drawn at.
 * @returns null for a font of one weight.
 */
export function weightCoordinates(tables: FontTables, weight: number): number[] | null {
  const table = tables.get('fvar')
  if (!table) return null
  return axesOf(table).map(({ tag, least, usual, most }, index) => {
    if (tag !== 'wght') return 0
    const value = Math.min(most, Math.max(least, weight))
    const even =
      value < usual ? (value - usual) / (usual - least) : value > usual ? (value - usual) / (most - usual) : 0
    return Math.round(bent(tables.get('avar'), index, Math.round(even * 16_384) / 16_384) * 16_384) / 16_384
  })
}
