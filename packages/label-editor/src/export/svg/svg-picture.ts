import type { PictureItem } from '../../layout/display-list.ts'
import { encodePng } from '../raster/png.ts'
import { pictureDots } from '../raster/print-picture.ts'
import { pixelsOf, type RasterSources, wholeDots } from '../raster/raster-page.ts'
import { escaped, short } from './svg-text.ts'

/** Bytes in base 64. */
function base64(bytes: Uint8Array): string {
  let text = ''
  // In pieces: a call takes no more arguments than the stack holds.
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(text)
}

const box = ({ x, y, width, height }: PictureItem) =>
  `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`

/** A picture that is black and white: its dots at the printer's resolution, paper left clear. */
async function dotted(item: PictureItem, dpi: number, sources: RasterSources): Promise<string> {
  const [width, height] = [wholeDots(item.width, dpi), wholeDots(item.height, dpi)]
  const pixels = pictureDots(pixelsOf(item.imageId, sources), item, width, height, true)
  const dots = Uint8Array.from({ length: width * height }, (_, dot) =>
    pixels.data[dot * 4 + 3] === 255 ? 0 : 255,
  )
  const png = await encodePng({ width, height, dots }, { bits: 1, dpi, isPaperClear: true })
  const href = `data:image/png;base64,${base64(png)}`
  return `<image ${box(item)} preserveAspectRatio="none" style="image-rendering:pixelated" href="${href}"/>`
}

/**
 * A picture in its box, cut as its element says; as it was uploaded, unless it is to be black and white.
 * @param source The picture's data address.
 */
export async function svgPicture(
  item: PictureItem,
  source: string,
  dpi: number,
  sources: RasterSources,
): Promise<string> {
  if (item.threshold !== null) return dotted(item, dpi, sources)
  const { left, top, right, bottom } = item.crop
  const [across, down] = [1 - left - right, 1 - top - bottom]
  const window = [left, top, across, down].map(short).join(' ')
  return (
    `<svg ${box(item)} viewBox="${window}" preserveAspectRatio="none">` +
    `<image width="1" height="1" preserveAspectRatio="none" href="${escaped(source)}"/></svg>`
  )
}
