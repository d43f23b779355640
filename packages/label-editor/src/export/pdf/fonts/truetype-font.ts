import type { GlyphOutline } from '../../fonts/glyph-outline.ts'
import { boxOf, type GlyphBox, truetypeGlyph } from './truetype-glyph.ts'

/** Heights of a face in thousandths of the em. */
interface FaceHeights {
  ascent: number
  descent: number
}

const UNITS_PER_EM = 1000
const MAGIC = 0x5f0f3cf5
const CHECKSUM_TARGET = 0xb1b0afba

function checksum(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let sum = 0
  for (let at = 0; at + 4 <= bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}

/** A table of big-endian numbers, padded to four bytes. */
function table(write: (put: { u16(value: number): void; u32(value: number): void }) => void): Uint8Array {
  const bytes: number[] = []
  const u16 = (value: number) => bytes.push((value >> 8) & 0xff, value & 0xff)
  write({
    u16,
    u32(value) {
      u16(value >>> 16)
      u16(value & 0xffff)
    },
  })
  const padded = new Uint8Array((bytes.length + 3) & ~3)
  padded.set(bytes)
  return padded
}

function unite(boxes: readonly (GlyphBox | null)[]): GlyphBox {
  const all = { xMin: 0, yMin: 0, xMax: 0, yMax: 0 }
  for (const box of boxes) {
    if (!box) continue
    all.xMin = Math.min(all.xMin, box.xMin)
    all.yMin = Math.min(all.yMin, box.yMin)
    all.xMax = Math.max(all.xMax, box.xMax)
    all.yMax = Math.max(all.yMax, box.yMax)
  }
  return all
}

function glyphTables(glyphs: readonly GlyphOutline[], boxes: readonly (GlyphBox | null)[]) {
  const parts = glyphs.map((glyph, index) => truetypeGlyph(glyph, boxes[index] ?? null))
  const glyf = new Uint8Array(
    Math.max(
      4,
      parts.reduce((sum, { length }) => sum + length, 0),
    ),
  )
  const loca = table(({ u32 }) => {
    let at = 0
    for (const part of parts) {
      u32(at)
      glyf.set(part, at)
      at += part.length
    }
    u32(at)
  })
  return { glyf, loca }
}

function headTable(box: GlyphBox): Uint8Array {
  return table(({ u16, u32 }) => {
    u32(0x00010000)
    u32(0x00010000)
    u32(0)
    u32(MAGIC)
    // Baseline at 0, and the left edge of each outline is where its bearing says.
    u16(0x0003)
    u16(UNITS_PER_EM)
    // Made and changed: no time of day, so that the same glyphs are the same bytes.
    for (let word = 0; word < 4; word++) u32(0)
    for (const value of [box.xMin, box.yMin, box.xMax, box.yMax]) u16(value)
    u16(0)
    u16(3)
    u16(2)
    u16(1)
    u16(0)
  })
}

function maxpTable(glyphs: readonly GlyphOutline[]): Uint8Array {
  const points = glyphs.map(({ contours }) => contours.reduce((sum, { length }) => sum + length, 0))
  return table(({ u16, u32 }) => {
    u32(0x00010000)
    u16(glyphs.length)
    u16(Math.max(0, ...points))
    u16(Math.max(0, ...glyphs.map(({ contours }) => contours.length)))
    for (const value of [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]) u16(value)
  })
}

/**
 * A TrueType font of just these glyphs, without hints and without a character map: what PDF embeds. The first glyph
 * is the one that stands for what is missing.
 */
export function truetypeFont(glyphs: readonly GlyphOutline[], { ascent, descent }: FaceHeights): Uint8Array {
  const boxes = glyphs.map(boxOf)
  const box = unite(boxes)
  const widest = Math.max(0, ...glyphs.map(({ advance }) => advance))
  const hhea = table(({ u16, u32 }) => {
    u32(0x00010000)
    for (const value of [ascent, descent, 0, widest, box.xMin, 0, box.xMax, 1, 0, 0, 0, 0, 0, 0, 0])
      u16(value)
    u16(glyphs.length)
  })
  const hmtx = table(({ u16 }) => {
    glyphs.forEach(({ advance }, index) => {
      u16(advance)
      u16(boxes[index]?.xMin ?? 0)
    })
  })
  const tables: readonly (readonly [tag: string, bytes: Uint8Array])[] = Object.entries({
    ...glyphTables(glyphs, boxes),
    head: headTable(box),
    hhea,
    hmtx,
    maxp: maxpTable(glyphs),
  }).sort(([a], [b]) => (a < b ? -1 : 1))
  return assemble(tables)
}

function assemble(tables: readonly (readonly [tag: string, bytes: Uint8Array])[]): Uint8Array {
  const largest = 2 ** Math.floor(Math.log2(tables.length))
  let offset = 12 + tables.length * 16
  const directory = table(({ u16, u32 }) => {
    u32(0x00010000)
    u16(tables.length)
    u16(largest * 16)
    u16(Math.log2(largest))
    u16((tables.length - largest) * 16)
    for (const [tag, bytes] of tables) {
      for (let at = 0; at < 4; at += 2) u16((tag.charCodeAt(at) << 8) | tag.charCodeAt(at + 1))
      u32(checksum(bytes))
      u32(offset)
      u32(bytes.length)
      offset += bytes.length
    }
  })
  const font = new Uint8Array(offset)
  font.set(directory)
  let at = directory.length
  let headAt = 0
  for (const [tag, bytes] of tables) {
    if (tag === 'head') headAt = at
    font.set(bytes, at)
    at += bytes.length
  }
  new DataView(font.buffer).setUint32(headAt + 8, (CHECKSUM_TARGET - checksum(font)) >>> 0)
  return font
}
