/** Pixels of a drawn page: four bytes each, red, green, blue, opacity. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** A rectangle of whole pixels. */
export interface PixelBox {
  x: number
  y: number
  width: number
  height: number
}

/** Where there is ink: one byte a pixel, 1 is ink. */
export interface Ink {
  width: number
  height: number
  dots: Uint8Array
}

/** Darker than this on white paper is ink: light grounds and the soft edges of letters are not. */
const DARK = 150

export function inkOf({ data, width, height }: Pixels): Ink {
  const dots = new Uint8Array(width * height)
  for (let at = 0; at < dots.length; at++) {
    const byte = at * 4
    const grey =
      (data[byte] as number) * 0.299 + (data[byte + 1] as number) * 0.587 + (data[byte + 2] as number) * 0.114
    if (grey < DARK && (data[byte + 3] as number) > 127) dots[at] = 1
  }
  return { width, height, dots }
}

/** The same picture with rows and columns exchanged. */
export function transposed({ width, height, dots }: Ink): Ink {
  const turned = new Uint8Array(dots.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[x * height + y] = dots[y * width + x] as number
  return { width: height, height: width, dots: turned }
}

/** Ink in each row and in each column of a part. */
export function inkProfiles(ink: Ink, part: PixelBox): { rows: Uint32Array; columns: Uint32Array } {
  const rows = new Uint32Array(part.height)
  const columns = new Uint32Array(part.width)
  for (let y = 0; y < part.height; y++) {
    const line = (part.y + y) * ink.width + part.x
    for (let x = 0; x < part.width; x++) {
      if (ink.dots[line + x] === 0) continue
      rows[y] = (rows[y] as number) + 1
      columns[x] = (columns[x] as number) + 1
    }
  }
  return { rows, columns }
}

/** The smallest box around the ink of a part; null for blank paper. */
export function inkBounds(ink: Ink, part: PixelBox): PixelBox | null {
  const { rows, columns } = inkProfiles(ink, part)
  const isInk = (count: number) => count > 0
  const [top, left] = [rows.findIndex(isInk), columns.findIndex(isInk)]
  if (top < 0 || left < 0) return null
  const bottom = rows.findLastIndex(isInk)
  const right = columns.findLastIndex(isInk)
  return { x: part.x + left, y: part.y + top, width: right - left + 1, height: bottom - top + 1 }
}

export const boxesOverlap = (a: PixelBox, b: PixelBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
