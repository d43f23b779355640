import { type Box, overlaps } from '../../geometry/box.ts'
import type { GlyphRun, PathItem } from '../../layout/display-list.ts'
import { glyphPath, type OutlineSource, runOutlines } from '../fonts/glyph-outlines.ts'
import type { ExportBlock, ExportItem, ExportPage } from '../page/export-page.ts'
import { boxAround, type Matrix, multiply } from '../page/matrix.ts'
import { flattenPath } from './flatten-path.ts'
import { inkOn, newPaper, type Paper } from './paper.ts'
import type { Raster } from './png.ts'
import { printPicture } from './print-picture.ts'
import { printRects } from './print-rects.ts'
import type { Pixels } from './scale-picture.ts'
import { scanFill } from './scan-fill.ts'
import { straightRects } from './straight-rects.ts'
import { dashed, strokeOutline } from './stroke-outline.ts'

/** What a page needs beside itself. */
export interface RasterSources {
  fonts: OutlineSource
  /** Pixels of the document's pictures by their id. */
  pictures: ReadonlyMap<string, Pixels>
}

interface RasterOptions {
  /** Dots an inch. Bars are whole dots when the page was laid out for this many. */
  dpi: number
  isOneBit: boolean
  /** Areas of the page that matter, in hundredths of a millimetre: letters far from all of them are left out. */
  near?: readonly Box[]
}

/** Something that cannot be made into dots, in Chinese. */
class RasterError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RasterError'
  }
}

/** Most dots of a page: a metre by a metre and a half at 300 dpi would be more than a tab can hold. */
const MOST_DOTS = 120_000_000

/** Dots of a length, at least one. */
export const wholeDots = (length: number, dpi: number): number =>
  Math.max(1, Math.round((length * dpi) / 2540))

function printPath(paper: Paper, item: PathItem, matrix: Matrix) {
  const straight = straightRects(item)
  const ink = item.fill ?? item.stroke
  if (straight && ink) {
    printRects(paper, { kind: 'rects', rects: straight, ink }, matrix, false)
    return
  }
  const { x, y, scaleX, scaleY } = item.place
  const placed = multiply(matrix, [scaleX, 0, 0, scaleY, x, y])
  const lines = flattenPath(item.d, placed)
  if (item.fill) {
    const polygons = lines.map(({ points }) => points)
    scanFill(polygons, item.isEvenOdd, paper, inkOn(paper, item.fill))
  }
  if (item.stroke && item.strokeWidth > 0) {
    const scale = Math.sqrt(Math.abs(placed[0] * placed[3] - placed[1] * placed[2]))
    // A line thinner than a dot would come and go with its place.
    const width = Math.max(1, item.strokeWidth * scale)
    const dash = item.dash.map((length) => length * scale)
    const drawn = dash.length > 0 ? lines.flatMap((line) => dashed(line, dash)) : lines
    scanFill(
      drawn.flatMap((line) => strokeOutline(line, width)),
      false,
      paper,
      inkOn(paper, item.stroke),
    )
  }
}

/** Pixels of a picture that was read. */
export function pixelsOf(imageId: string, { pictures }: RasterSources): Pixels {
  const picture = pictures.get(imageId)
  if (picture) return picture
  throw new RasterError('标签里有一张图片读不出来：请删除它，重新上传 PNG 或 JPEG 图片后再导出')
}

function printItem(paper: Paper, item: ExportItem, matrix: Matrix, isBars: boolean, sources: RasterSources) {
  switch (item.kind) {
    case 'rects':
      printRects(paper, item, matrix, isBars)
      break
    case 'path':
      printPath(paper, item, matrix)
      break
    case 'glyphs': {
      const ink = inkOn(paper, item.ink)
      // Each glyph for itself: lines through a whole run would cross too many edges.
      for (const { outline, matrix: place } of runOutlines(item, sources.fonts)) {
        const lines = flattenPath(glyphPath(outline), multiply(matrix, place))
        scanFill(
          lines.map(({ points }) => points),
          false,
          paper,
          ink,
        )
      }
      break
    }
    case 'picture': {
      printPicture(paper, item, matrix, pixelsOf(item.imageId, sources))
      break
    }
  }
}

/** More space than the letters of a run ever take, on the page. */
function runSpace({ text, x, y, size, spacing, isTurned }: GlyphRun, matrix: Matrix): Box {
  const long = text.length * (size * 1.3 + Math.max(0, spacing)) + size * 2
  const high = size * 2.6
  const space = isTurned
    ? { x: x - high / 2, y: y - size, width: high, height: long }
    : { x: x - size, y: y - high / 2, width: long, height: high }
  return boxAround(matrix, space)
}

/** Blocks on paper of a size, from the back to the front. Lengths are hundredths of a millimetre. */
export function rasterBlocks(
  size: { width: number; height: number },
  blocks: Iterable<ExportBlock>,
  { dpi, isOneBit, near }: RasterOptions,
  sources: RasterSources,
): Raster {
  const [width, height] = [wholeDots(size.width, dpi), wholeDots(size.height, dpi)]
  if (width * height > MOST_DOTS) {
    throw new RasterError(
      `标签在 ${dpi} dpi 下有 ${width} × ${height} 点，超出浏览器能处理的大小：请降低分辨率，或导出为 PDF`,
    )
  }
  const paper = newPaper(width, height, isOneBit)
  const dot = dpi / 2540
  for (const { kind, matrix, items } of blocks) {
    const toDots = multiply([dot, 0, 0, dot, 0, 0], matrix)
    for (const item of items) {
      const isFar =
        near && item.kind === 'glyphs' && !near.some((area) => overlaps(area, runSpace(item, matrix)))
      if (!isFar) printItem(paper, item, toDots, kind === 'barcode', sources)
    }
  }
  return paper
}

/** A page as a printer of a resolution makes it. */
export function rasterPage(page: ExportPage, options: RasterOptions, sources: RasterSources): Raster {
  const blocks = page.parts.flatMap((part) => part.blocks)
  return rasterBlocks(page, blocks, options, sources)
}
