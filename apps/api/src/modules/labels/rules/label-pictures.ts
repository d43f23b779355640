import { createHash } from 'node:crypto'

/** A smaller picture stays in the text: a file costs a call of the store at each reading. */
export const LEAST_PICTURE_BYTES = 16_384
/** Different pictures of one label that become files; the smaller ones stay in the text. */
export const MOST_PICTURES = 32

/** Files of the pictures of labels. The limit of the labels themselves, 64 MB an account, is lower. */
export const LABEL_PICTURE = { name: 'labelpicture', title: '标签图片', accountBytes: 268_435_456 } as const

/** A picture of a label, and where its base64 is in the text. */
export interface LabelPicture {
  bytes: Buffer
  /** MIME type, told by the first bytes. */
  type: 'image/png' | 'image/jpeg' | 'image/webp'
  /** Hexadecimal. */
  sha256: string
  /** Length of the base64. */
  length: number
  /** Indexes in the text at which the base64 begins, in UTF-16 code units. */
  starts: number[]
}

/** Where a picture goes back. */
export interface PictureCut {
  /** UTF-16 code units of the text without pictures before it. */
  place: number
  sha256: string
}

const HEAD = /^data:image\/(?:png|jpeg|webp);base64,/
const BASE64 = ';base64,'
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/**
 * Pictures of a document that can be kept as files, the largest first. Whatever would not come back as the same
 * characters (another spelling of base64, escapes, no picture by its first bytes) is none of them.
 */
export function picturesOf(content: string): LabelPicture[] {
  if (content.length < LEAST_PICTURE_BYTES || !content.includes(BASE64)) return []
  const found: LabelPicture[] = []
  const sources = [...new Set(sourcesOf(content))].toSorted((a, b) => b.length - a.length)
  for (const source of sources) {
    if (found.length >= MOST_PICTURES) break
    const picture = readPicture(content, source)
    if (picture) found.push(picture)
  }
  return found
}

/** The text without the base64 of these pictures, and where it was. */
export function withoutPictures(
  content: string,
  pictures: readonly LabelPicture[],
): { text: string; places: PictureCut[] } {
  const spans = pictures
    .flatMap(({ starts, length, sha256 }) => starts.map((start) => ({ start, length, sha256 })))
    .toSorted((a, b) => a.start - b.start)
  const places: PictureCut[] = []
  const kept: string[] = []
  let from = 0
  let place = 0
  for (const { start, length, sha256 } of spans) {
    kept.push(content.slice(from, start))
    place += start - from
    places.push({ place, sha256 })
    from = start + length
  }
  return { text: kept.join('') + content.slice(from), places }
}

/** The text with its pictures: the reverse of `withoutPictures`. @param pictures by place, the first one first */
export function withPictures(text: string, pictures: readonly { place: number; bytes: Buffer }[]): string {
  const parts: string[] = []
  let from = 0
  for (const { place, bytes } of pictures) {
    parts.push(text.slice(from, place), bytes.toString('base64'))
    from = place
  }
  return parts.join('') + text.slice(from)
}

function readPicture(content: string, source: string): LabelPicture | undefined {
  const head = HEAD.exec(source)?.[0]
  if (head === undefined) return undefined
  const base64 = source.slice(head.length)
  if (base64.length < (LEAST_PICTURE_BYTES * 4) / 3) return undefined
  const bytes = Buffer.from(base64, 'base64')
  const type = typeOf(bytes)
  if (!type || bytes.toString('base64') !== base64) return undefined
  const starts = indexesOf(content, `"${source}"`).map((index) => index + 1 + head.length)
  if (starts.length === 0) return undefined
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { bytes, type, sha256, length: base64.length, starts }
}

function typeOf(bytes: Buffer): LabelPicture['type'] | undefined {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png'
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg'
  const [riff, webp] = [bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]
  return riff === 'RIFF' && webp === 'WEBP' ? 'image/webp' : undefined
}

/** Sources of all images: a record of them by id, or the list of the first editor. */
function sourcesOf(content: string): string[] {
  const images = fieldOf(parsed(content), 'images')
  if (typeof images !== 'object' || images === null) return []
  return Object.values(images).flatMap((image: unknown) => {
    const source = fieldOf(image, 'source')
    return typeof source === 'string' ? [source] : []
  })
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return (value as Record<string, unknown>)[name]
}

function indexesOf(text: string, part: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length - 1)) found.push(at)
  return found
}
