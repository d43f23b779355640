import { joinBytes } from '../join-bytes.ts'
import { crc32 } from './crc32.ts'

/** Dots of ink on paper, row by row from the top left: 0 is black, 255 is paper. */
export interface Raster {
  width: number
  height: number
  dots: Uint8Array
}

interface PngOptions {
  /** One bit a dot is what label printers take; eight bits keep greys. */
  bits: 1 | 8
  /** Dots an inch: what a program prints it at. */
  dpi: number
  /** Paper lets through what is below. */
  isPaperClear?: boolean
}

/** First bytes of every PNG file: PNG 3, 5.2. */
export const PNG_SIGNATURE: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const NO_FILTER = 0
const UP_FILTER = 2

const bigEndian = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

function chunk(name: string, data: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(data.length + 12)
  bytes.set(bigEndian(data.length), 0)
  bytes.set(
    [...name].map((letter) => letter.charCodeAt(0)),
    4,
  )
  bytes.set(data, 8)
  bytes.set(bigEndian(crc32(bytes.subarray(4, data.length + 8))), data.length + 8)
  return bytes
}

/** Eight dots a byte, the leftmost in the highest bit; 1 is paper. */
export function packBits({ width, height, dots }: Raster): { bytesPerRow: number; bytes: Uint8Array } {
  const bytesPerRow = (width + 7) >> 3
  const bytes = new Uint8Array(bytesPerRow * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((dots[y * width + x] as number) >= 128) {
        const at = y * bytesPerRow + (x >> 3)
        bytes[at] = (bytes[at] as number) | (0x80 >> (x & 7))
      }
    }
  }
  return { bytesPerRow, bytes }
}

function oneBitRows(raster: Raster): Uint8Array {
  const { bytesPerRow, bytes } = packBits(raster)
  const rows = new Uint8Array((bytesPerRow + 1) * raster.height)
  for (let y = 0; y < raster.height; y++) {
    rows[y * (bytesPerRow + 1)] = NO_FILTER
    rows.set(bytes.subarray(y * bytesPerRow, (y + 1) * bytesPerRow), y * (bytesPerRow + 1) + 1)
  }
  return rows
}

/** Each row as the difference from the one above: labels repeat their rows. */
function greyRows({ width, height, dots }: Raster): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) {
    const at = y * (width + 1)
    rows[at] = UP_FILTER
    for (let x = 0; x < width; x++) {
      const above = y === 0 ? 0 : (dots[(y - 1) * width + x] as number)
      rows[at + 1 + x] = (dots[y * width + x] as number) - above
    }
  }
  return rows
}

/** Bytes in the form of RFC 1950. */
export async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
  const packed = new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

/** A PNG file that knows its size on paper. */
export async function encodePng(
  raster: Raster,
  { bits, dpi, isPaperClear = false }: PngOptions,
): Promise<Uint8Array> {
  const { width, height } = raster
  const perMetre = bigEndian(Math.round(dpi / 0.0254))
  const clear = bits === 1 ? [0, 1] : [0, 255]
  return joinBytes([
    new Uint8Array(PNG_SIGNATURE),
    chunk('IHDR', [...bigEndian(width), ...bigEndian(height), bits, 0, 0, 0, 0]),
    chunk('pHYs', [...perMetre, ...perMetre, 1]),
    ...(isPaperClear ? [chunk('tRNS', clear)] : []),
    chunk('IDAT', await deflated(bits === 1 ? oneBitRows(raster) : greyRows(raster))),
    chunk('IEND', []),
  ])
}
