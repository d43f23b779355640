const MOST_BYTES = 600_000
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export interface LicencePicture {
  bytes: Buffer
  type: 'image/jpeg' | 'image/png'
}

/** The picture in a base64 text, told by its own first bytes; undefined when it is none or too large. */
export function readPicture(base64: string): LicencePicture | undefined {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > MOST_BYTES) return undefined
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return { bytes, type: 'image/jpeg' }
  if (bytes.subarray(0, PNG.length).equals(PNG)) return { bytes, type: 'image/png' }
  return undefined
}
