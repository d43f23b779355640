// Small PNG files: at most 256 colours, so one byte a pixel before compression.
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const OPAQUE = 255

const COLORS = 256
/** More than that and the picture first loses the lowest bits of each channel: nothing the eye would find. */
const MOST_SHADES = 4096

/** Colours of all pixels, and how often each comes. Most pixels look like the one before: those ask no map. */
function shadesOf({ data, width, height }, mask) {
  const counts = new Map()
  const pixels = new Uint32Array(width * height)
  let [last, run] = [-1, 0]
  for (let at = 0; at < pixels.length; at += 1) {
    const color = ((data[at * 4] << 16) | (data[at * 4 + 1] << 8) | data[at * 4 + 2]) & mask
    pixels[at] = color
    if (color !== last) {
      counts.set(last, (counts.get(last) ?? 0) + run)
      last = color
      run = 0
    }
    run += 1
  }
  counts.set(last, (counts.get(last) ?? 0) + run)
  counts.delete(-1)
  return { pixels, counts }
}

const apart = (a, b) =>
  ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2

/** The most frequent colours as they are; each rarer one becomes the nearest of them. */
function indexed(picture) {
  let { pixels, counts } = shadesOf(picture, 0xffffff)
  if (counts.size > MOST_SHADES) ({ pixels, counts } = shadesOf(picture, 0xfcfcfc))
  const byUse = [...counts].sort(([a, most], [b, least]) => least - most || a - b).map(([color]) => color)
  const palette = byUse.slice(0, COLORS)
  const places = new Map(palette.map((color, index) => [color, index]))
  for (const color of byUse.slice(COLORS)) {
    let best = 0
    for (let index = 1; index < COLORS; index += 1)
      if (apart(palette[index], color) < apart(palette[best], color)) best = index
    places.set(color, best)
  }
  const bytes = Buffer.allocUnsafe(pixels.length)
  let [last, place] = [-1, 0]
  for (let at = 0; at < pixels.length; at += 1) {
    if (pixels[at] !== last) {
      last = pixels[at]
      place = places.get(last)
    }
    bytes[at] = place
  }
  return { palette, pixels: bytes }
}

function chunk(type, body) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/**
 * @param picture `{width, height, data}`, RGBA, opaque; of more than 256 colours the rarer ones become their nearest.
 * @returns a PNG file.
 */
export function palettePng(picture) {
  const { width, height, data } = picture
  for (let at = 3; at < data.length; at += 4)
    if (data[at] !== OPAQUE)
      throw new Error('palettePng takes opaque pictures only; draw it on a ground first.')
  const { palette, pixels } = indexed(picture)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits a pixel, colour type 3: palette.
  header.set([8, 3, 0, 0, 0], 8)
  const colors = Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))
  const lines = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row += 1)
    pixels.copy(lines, row * (width + 1) + 1, row * width, (row + 1) * width)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
