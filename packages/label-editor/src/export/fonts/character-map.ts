import { ByteReader } from './byte-reader.ts'

/** More than any font has glyphs. */
const MOST_CHARACTERS = 70_000

/** Where the glyph of a character is. OpenType, cmap format 12. */
function fromGroups(reader: ByteReader): Map<number, number> {
  reader.at += 10
  const glyphs = new Map<number, number>()
  for (let group = reader.u32(); group > 0; group--) {
    const [first, last, glyph] = [reader.u32(), reader.u32(), reader.u32()]
    if (glyphs.size + last - first > MOST_CHARACTERS) throw new RangeError('too many characters')
    for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first)
  }
  return glyphs
}

/** OpenType, cmap format 4. */
function fromSegments(reader: ByteReader): Map<number, number> {
  reader.at += 4
  const count = reader.u16() / 2
  reader.at += 6
  const row = () => Array.from({ length: count }, () => reader.u16())
  const ends = row()
  reader.at += 2
  const [starts, deltas] = [row(), row()]
  const offsetsAt = reader.at
  const offsets = row()
  const glyphs = new Map<number, number>()
  for (let segment = 0; segment < count; segment++) {
    const [start, end, delta] = [starts[segment] ?? 0, ends[segment] ?? 0, deltas[segment] ?? 0]
    const offset = offsets[segment] ?? 0
    for (let code = start; code <= end && code !== 0xffff; code++) {
      let glyph = code
      if (offset !== 0) {
        reader.at = offsetsAt + segment * 2 + offset + (code - start) * 2
        glyph = reader.u16()
        if (glyph === 0) continue
      }
      glyphs.set(code, (glyph + delta) & 0xffff)
    }
  }
  return glyphs
}

/** Glyph numbers of the characters of a font, from its `cmap` table. */
export function readCharacterMap(table: Uint8Array): ReadonlyMap<number, number> {
  const reader = new ByteReader(table, 2)
  const count = reader.u16()
  const subtables = Array.from({ length: count }, () => {
    reader.at += 4
    return reader.u32()
  })
  const formats = subtables.map((at) => ({ at, format: new ByteReader(table, at).u16() }))
  const best = formats.find(({ format }) => format === 12) ?? formats.find(({ format }) => format === 4)
  if (!best) throw new RangeError('no character map that is known')
  const body = new ByteReader(table, best.at + 2)
  return best.format === 12 ? fromGroups(body) : fromSegments(body)
}
