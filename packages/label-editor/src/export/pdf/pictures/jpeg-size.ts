import { ByteReader } from '../../fonts/byte-reader.ts'

interface JpegSize {
  width: number
  height: number
  /** 1 grey, 3 colour, 4 printing inks. */
  channels: number
}

/** Length, precision, height, width and number of channels. */
const FRAME_BYTES = 8

/** Size of a JPEG file from its frame header; null when it has none that PDF can show. */
export function jpegSize(bytes: Uint8Array): JpegSize | null {
  const reader = new ByteReader(bytes, 2)
  while (reader.at + 4 <= bytes.length) {
    if (reader.u8() !== 0xff) return null
    let marker = reader.u8()
    while (marker === 0xff && reader.at < bytes.length) marker = reader.u8()
    const isFrame = marker >= 0xc0 && marker <= 0xc2
    // Of a file that breaks off here nothing is known.
    if (reader.at + (isFrame ? FRAME_BYTES : 2) > bytes.length) return null
    const length = reader.u16()
    if (isFrame) {
      reader.at++
      const [height, width, channels] = [reader.u16(), reader.u16(), reader.u8()]
      return width > 0 && height > 0 && [1, 3, 4].includes(channels) ? { width, height, channels } : null
    }
    reader.at += length - 2
  }
  return null
}
