import { jpegSize } from '../../export/pdf/pictures/jpeg-size.ts'

/** Pixels of a picture file by its first bytes, before anything unpacks it; null for what is no PNG, JPEG or WebP. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tag = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (bytes.length >= 24 && tag(1).startsWith('PNG') && tag(12) === 'IHDR') {
    return { width: view.getUint32(16), height: view.getUint32(20) }
  }
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSize(bytes)
  return bytes.length >= 30 && tag(0) === 'RIFF' && tag(8) === 'WEBP' ? webpSize(view, tag(12)) : null
}

/** The three forms of WebP: lossy, lossless, extended. */
function webpSize(view: DataView, form: string): { width: number; height: number } | null {
  const three = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  if (form === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 }
  if (form === 'VP8 ') {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  }
  if (form !== 'VP8L') return null
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}
