import type { GlyphOutline } from '../../fonts/glyph-outline.ts'

/** OpenType, glyf: simple glyph flags. */
const FLAG = { on: 0x01, shortX: 0x02, shortY: 0x04, repeat: 0x08, sameX: 0x10, sameY: 0x20, overlaps: 0x40 }

export interface GlyphBox {
  xMin: number
  yMin: number
  xMax: number
  yMax: number
}

export function boxOf({ contours }: GlyphOutline): GlyphBox | null {
  let box: GlyphBox | null = null
  for (const contour of contours) {
    for (const { x, y } of contour) {
      box ??= { xMin: x, yMin: y, xMax: x, yMax: y }
      if (x < box.xMin) box.xMin = x
      if (x > box.xMax) box.xMax = x
      if (y < box.yMin) box.yMin = y
      if (y > box.yMax) box.yMax = y
    }
  }
  return box
}

/** A step along one axis: the bits of its flag, and the bytes it takes. */
function step(delta: number, short: number, same: number, bytes: number[]): number {
  if (delta === 0) return same
  if (Math.abs(delta) < 256) {
    bytes.push(Math.abs(delta))
    return short | (delta > 0 ? same : 0)
  }
  bytes.push((delta >> 8) & 0xff, delta & 0xff)
  return 0
}

/** Bytes of a simple glyph, padded to four; empty for a glyph without contours. */
export function truetypeGlyph(outline: GlyphOutline, box: GlyphBox | null): Uint8Array {
  if (!box) return new Uint8Array(0)
  const head: number[] = []
  const u16 = (value: number) => head.push((value >> 8) & 0xff, value & 0xff)
  u16(outline.contours.length)
  for (const value of [box.xMin, box.yMin, box.xMax, box.yMax]) u16(value)
  let end = -1
  for (const contour of outline.contours) {
    end += contour.length
    u16(end)
  }
  u16(0)
  const [xs, ys, flags]: [number[], number[], number[]] = [[], [], []]
  let [x, y] = [0, 0]
  for (const contour of outline.contours) {
    for (const point of contour) {
      const flag =
        (point.isOn ? FLAG.on : 0) |
        step(point.x - x, FLAG.shortX, FLAG.sameX, xs) |
        step(point.y - y, FLAG.shortY, FLAG.sameY, ys)
      flags.push(flags.length === 0 ? flag | FLAG.overlaps : flag)
      x = point.x
      y = point.y
    }
  }
  const length = head.length + flags.length + xs.length + ys.length
  const bytes = new Uint8Array((length + 3) & ~3)
  bytes.set(head)
  bytes.set(flags, head.length)
  bytes.set(xs, head.length + flags.length)
  bytes.set(ys, head.length + flags.length + xs.length)
  return bytes
}
