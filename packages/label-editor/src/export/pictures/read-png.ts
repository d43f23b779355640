import { unzlibSync } from 'fflate'
import { ByteReader } from '../fonts/byte-reader.ts'
import { joinBytes } from '../join-bytes.ts'
import { PNG_SIGNATURE } from '../raster/png.ts'
import type { Pixels } from '../raster/scale-picture.ts'

interface Header {
  width: number
  height: number
  depth: number
  /** PNG 3, 11.2.1: 0 grey, 2 colour, 3 palette, 4 grey with opacity, 6 colour with opacity. */
  kind: number
  isInterlaced: boolean
}

/** Four times what the editor keeps of the largest picture; 100 MB unpacked. */
const MOST_PIXELS = 25_000_000
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** Where the passes of an interlaced picture begin and how far apart their pixels are: PNG 3, 8. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

interface Chunks {
  header: Header
  data: Uint8Array
  palette: Uint8Array
  transparent: Uint8Array
}

function headerOf(chunk: ByteReader): Header {
  const [width, height] = [chunk.u32(), chunk.u32()]
  const [depth, kind] = [chunk.u8(), chunk.u8()]
  chunk.at += 2
  if (width === 0 || height === 0 || width * height > MOST_PIXELS) throw new RangeError('size of the picture')
  if (CHANNELS[kind] === undefined || ![1, 2, 4, 8, 16].includes(depth))
    throw new RangeError('kind of the picture')
  return { width, height, depth, kind, isInterlaced: chunk.u8() === 1 }
}

function chunksOf(bytes: Uint8Array): Chunks {
  const reader = new ByteReader(bytes)
  if (!PNG_SIGNATURE.every((byte) => reader.u8() === byte)) throw new RangeError('no PNG signature')
  let header: Header | null = null
  let palette: Uint8Array = new Uint8Array(0)
  let transparent: Uint8Array = new Uint8Array(0)
  const parts: Uint8Array[] = []
  for (let tag = ''; tag !== 'IEND' && reader.at < bytes.length; reader.at += 4) {
    const length = reader.u32()
    tag = reader.tag()
    const chunk = reader.part(length)
    if (tag === 'IHDR') header = headerOf(chunk)
    else if (tag === 'PLTE') palette = chunk.bytes
    else if (tag === 'tRNS') transparent = chunk.bytes
    else if (tag === 'IDAT') parts.push(chunk.bytes)
  }
  if (!header) throw new RangeError('no header')
  return { header, data: joinBytes(parts), palette, transparent }
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner
  const toLeft = Math.abs(guess - left)
  const toAbove = Math.abs(guess - above)
  const toCorner = Math.abs(guess - corner)
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

/** What a filter expects of a byte from those before it. */
function expected(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 0:
      return 0
    case 1:
      return left
    case 2:
      return above
    case 3:
      return (left + above) >> 1
    case 4:
      return paeth(left, above, corner)
    default:
      throw new RangeError('unknown filter')
  }
}

/** Takes the filter off a line, in place: PNG 3, 9. */
function unfilter(filter: number, line: Uint8Array, before: Uint8Array | null, step: number): void {
  for (let at = 0; at < line.length; at++) {
    const left = at >= step ? (line[at - step] ?? 0) : 0
    const above = before?.[at] ?? 0
    const corner = at >= step ? (before?.[at - step] ?? 0) : 0
    line[at] = (line[at] ?? 0) + expected(filter, left, above, corner)
  }
}

/** Value of a channel of a pixel as the file has it. */
function sample(line: Uint8Array, index: number, depth: number): number {
  if (depth === 8) return line[index] ?? 0
  if (depth === 16) return ((line[index * 2] ?? 0) << 8) | (line[index * 2 + 1] ?? 0)
  const perByte = 8 / depth
  const shift = 8 - depth - (index % perByte) * depth
  return ((line[Math.floor(index / perByte)] ?? 0) >> shift) & ((1 << depth) - 1)
}

/** Whether the file names one colour as clear, and this is it. */
function isKeyed(transparent: Uint8Array, line: Uint8Array, first: number, { depth, kind }: Header): boolean {
  if (transparent.length === 0) return false
  for (let channel = 0; channel < (CHANNELS[kind] ?? 1); channel++) {
    const key = ((transparent[channel * 2] ?? 0) << 8) | (transparent[channel * 2 + 1] ?? 0)
    if (sample(line, first + channel, depth) !== key) return false
  }
  return true
}

/** Puts a pixel of a line into the picture. A photograph has millions: nothing is made for one of them. */
function putPixel(chunks: Chunks, line: Uint8Array, x: number, data: Uint8ClampedArray, at: number): void {
  const { header, palette, transparent } = chunks
  const { depth, kind } = header
  const from = x * (CHANNELS[kind] ?? 1)
  const value = sample(line, from, depth)
  if (kind === 3) {
    for (let channel = 0; channel < 3; channel++) data[at + channel] = palette[value * 3 + channel] ?? 0
    data[at + 3] = transparent[value] ?? 255
    return
  }
  const scale = 255 / (2 ** depth - 1)
  const isGrey = kind === 0 || kind === 4
  data[at] = value * scale
  data[at + 1] = isGrey ? value * scale : sample(line, from + 1, depth) * scale
  data[at + 2] = isGrey ? value * scale : sample(line, from + 2, depth) * scale
  if (kind === 4 || kind === 6) data[at + 3] = sample(line, from + (isGrey ? 1 : 3), depth) * scale
  else data[at + 3] = isKeyed(transparent, line, from, header) ? 0 : 255
}

/**
 * Pixels of a PNG file of any kind.
 * @throws {Error} when the bytes are no PNG file or are broken.
 */
export function readPng(bytes: Uint8Array): Pixels {
  const chunks = chunksOf(bytes)
  const { width, height, depth, kind, isInterlaced } = chunks.header
  const bits = (CHANNELS[kind] ?? 1) * depth
  const lineBytes = (pixels: number) => Math.ceil((pixels * bits) / 8)
  const passes = isInterlaced ? PASSES : ([[0, 0, 1, 1]] as const)
  const wanted = passes.reduce((sum, [left, top, stepX, stepY]) => {
    const [across, down] = [Math.ceil((width - left) / stepX), Math.ceil((height - top) / stepY)]
    return across > 0 && down > 0 ? sum + down * (lineBytes(across) + 1) : sum
  }, 0)
  // No more is unpacked than the header promises: a small file could hold gigabytes.
  const packed = unzlibSync(chunks.data, { out: new Uint8Array(wanted) })
  const data = new Uint8ClampedArray(width * height * 4)
  let at = 0
  for (const [left, top, stepX, stepY] of passes) {
    const [across, down] = [Math.ceil((width - left) / stepX), Math.ceil((height - top) / stepY)]
    if (across <= 0 || down <= 0) continue
    let before: Uint8Array | null = null
    for (let row = 0; row < down; row++) {
      const filter = packed[at++] ?? -1
      const line = packed.subarray(at, at + lineBytes(across))
      if (line.length < lineBytes(across)) throw new RangeError('picture is cut off')
      at += line.length
      unfilter(filter, line, before, Math.max(1, bits >> 3))
      for (let column = 0; column < across; column++) {
        putPixel(chunks, line, column, data, ((top + row * stepY) * width + left + column * stepX) * 4)
      }
      before = line
    }
  }
  return { data, width, height }
}
