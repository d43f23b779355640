import decompress from 'brotli/decompress'
import { ByteReader } from '../byte-reader.ts'
import { KNOWN_TAGS } from './known-tags.ts'

/** Tables of a WOFF2 file by tag. `glyf` comes as the file has it: transformed. */
export type FontTables = ReadonlyMap<string, Uint8Array>

const SIGNATURE = 0x774f4632
const MOST_TABLES = 100
/** Bytes of all tables of one slice; the largest of ours is a hundredth of this. */
const MOST_BYTES = 32_000_000

/** W3C WOFF File Format 2.0, 6.1. */
function base128(reader: ByteReader): number {
  let value = 0
  for (let digit = 0; digit < 5; digit++) {
    const byte = reader.u8()
    value = value * 128 + (byte & 0x7f)
    if ((byte & 0x80) === 0) return value
  }
  throw new RangeError('number is longer than five bytes')
}

interface Entry {
  tag: string
  length: number
}

function entryOf(reader: ByteReader): Entry {
  const flags = reader.u8()
  const known = flags & 0x3f
  const tag = known === 0x3f ? reader.tag() : (KNOWN_TAGS[known] ?? '')
  const version = flags >> 6
  const length = base128(reader)
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
  if (tag === 'glyf' && !isTransformed) throw new RangeError('outlines are not transformed')
  return { tag, length: isTransformed ? base128(reader) : length }
}

/**
 * Unpacks a WOFF2 file without any WebAssembly: sites that embed the editor may forbid it.
 * @throws {RangeError} when the bytes are no WOFF2 file or are cut off.
 */
export function readWoff2(bytes: Uint8Array): FontTables {
  const reader = new ByteReader(bytes)
  if (reader.u32() !== SIGNATURE) throw new RangeError('no WOFF2 signature')
  reader.at = 12
  const count = reader.u16()
  reader.at = 20
  const packedLength = reader.u32()
  reader.at = 48
  if (count > MOST_TABLES) throw new RangeError('too many tables')
  const entries = Array.from({ length: count }, () => entryOf(reader))
  const total = entries.reduce((sum, { length }) => sum + length, 0)
  if (total > MOST_BYTES) throw new RangeError('tables are too large')
  const unpacked = new ByteReader(decompress(reader.part(packedLength).bytes, total))
  return new Map(entries.map(({ tag, length }) => [tag, unpacked.part(length).bytes]))
}
