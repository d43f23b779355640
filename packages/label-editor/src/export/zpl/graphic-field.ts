import { deflated, packBits, type Raster } from '../raster/png.ts'

/** `run-length` is known by every printer that speaks ZPL II; `z64` is smaller and asks for Zebra's own firmware. */
export type GraphicCompression = 'run-length' | 'z64'

/** Ink is 1 here: the reverse of a PNG. */
function inkBytes(raster: Raster): { bytesPerRow: number; bytes: Uint8Array } {
  const packed = packBits(raster)
  const { bytesPerRow, bytes } = packed
  const spare = bytesPerRow * 8 - raster.width
  for (let at = 0; at < bytes.length; at++) {
    const isLast = at % bytesPerRow === bytesPerRow - 1
    bytes[at] = ~(bytes[at] as number) & (isLast ? 0xff << spare : 0xff)
  }
  return packed
}

/** How often a digit is repeated: G to Y say 1 to 19, g to z say 20 to 400 in twenties. */
function timesText(times: number): string {
  let text = ''
  let left = times
  while (left >= 20) {
    const twenties = Math.min(20, Math.floor(left / 20))
    text += String.fromCharCode('f'.charCodeAt(0) + twenties)
    left -= twenties * 20
  }
  return left > 0 ? text + String.fromCharCode('F'.charCodeAt(0) + left) : text
}

/**
 * A row in hexadecimal digits with its runs told by their length; `,` fills it up with paper. Its counterpart `!` is left
 * alone: not every printer that speaks ZPL fills up with ink at it.
 */
function rowText(digits: string): string {
  const head = digits.replace(/0+$/, '')
  const end = head.length < digits.length ? ',' : ''
  const runs = head.replace(/(.)\1*/g, (run, digit: string) =>
    run.length === 1 ? digit : run.length === 2 ? run : timesText(run.length) + digit,
  )
  return runs + end
}

function runLengthText(bytes: Uint8Array, bytesPerRow: number): string {
  let text = ''
  let before = ''
  for (let at = 0; at < bytes.length; at += bytesPerRow) {
    const digits = [...bytes.subarray(at, at + bytesPerRow)]
      .map((byte) => byte.toString(16).toUpperCase().padStart(2, '0'))
      .join('')
    text += digits === before ? ':' : rowText(digits)
    before = digits
  }
  return text
}

/** The check sum of Zebra's base 64: CRC-16 with the polynomial 0x1021, starting from 0. */
function crc16(text: string): string {
  let sum = 0
  for (const character of text) {
    sum ^= character.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++)
      sum = sum & 0x8000 ? ((sum << 1) ^ 0x1021) & 0xffff : (sum << 1) & 0xffff
  }
  return sum.toString(16).padStart(4, '0')
}

async function z64Text(bytes: Uint8Array): Promise<string> {
  const packed = await deflated(bytes)
  let binary = ''
  for (let at = 0; at < packed.length; at += 8_192) {
    binary += String.fromCharCode(...packed.subarray(at, at + 8_192))
  }
  const encoded = btoa(binary)
  return `:Z64:${encoded}:${crc16(encoded)}`
}

/** Dots as a graphic field, ^GFA; ink where the raster is dark. */
export async function graphicField(raster: Raster, compression: GraphicCompression): Promise<string> {
  const { bytesPerRow, bytes } = inkBytes(raster)
  const data = compression === 'z64' ? await z64Text(bytes) : runLengthText(bytes, bytesPerRow)
  return `^GFA,${bytes.length},${bytes.length},${bytesPerRow},${data}`
}
