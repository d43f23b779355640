import type { Pixels } from '../../raster/scale-picture.ts'
import { type PdfFile, type Ref, ref } from '../file/pdf-file.ts'

const size = ({ width, height }: Pixels) => `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}`

/** A picture as a stream: grey when it has no colour, with its opacity beside it when it has any. */
export function writePixels(file: PdfFile, pixels: Pixels): Ref {
  const { data, width, height } = pixels
  const count = width * height
  const colour = new Uint8Array(count * 3)
  const opacity = new Uint8Array(count)
  let isGrey = true
  let isOpaque = true
  for (let pixel = 0; pixel < count; pixel++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(pixel * 4, pixel * 4 + 4)
    // What is not seen at all may have any colour.
    colour.set(alpha === 0 ? [255, 255, 255] : [red, green, blue], pixel * 3)
    opacity[pixel] = alpha
    if (alpha !== 0 && (red !== green || green !== blue)) isGrey = false
    if (alpha !== 255) isOpaque = false
  }
  const mask = isOpaque
    ? ''
    : `/SMask ${ref(file.stream(`${size(pixels)}/ColorSpace/DeviceGray/BitsPerComponent 8`, opacity))}`
  const samples = isGrey ? Uint8Array.from({ length: count }, (_, pixel) => colour[pixel * 3] ?? 0) : colour
  return file.stream(
    `${size(pixels)}/ColorSpace/${isGrey ? 'DeviceGray' : 'DeviceRGB'}/BitsPerComponent 8${mask}`,
    samples,
  )
}

/** A picture of black dots and paper as a stencil: eight dots a byte, and paper covers nothing. */
export function writeBits(file: PdfFile, pixels: Pixels): Ref {
  const { data, width, height } = pixels
  const stride = Math.ceil(width / 8)
  const bits = new Uint8Array(stride * height).fill(0xff)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 128) continue
      const at = y * stride + (x >> 3)
      bits[at] = (bits[at] ?? 0) & ~(0x80 >> (x & 7))
    }
  }
  return file.stream(`${size(pixels)}/ImageMask true/BitsPerComponent 1/Decode[0 1]`, bits)
}
