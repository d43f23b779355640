import type { Turn } from '../../barcode/formats/format-record.ts'
import type { RectRun } from '../../layout/display-list.ts'
import type { ExportBarcode, ExportBlock, ExportItem, ExportPage } from '../page/export-page.ts'
import { type Matrix, multiply } from '../page/matrix.ts'
import { greyOf } from '../raster/paper.ts'
import { barEdges, type Edges, isUpright, wholeEdges } from '../raster/print-rects.ts'
import { type RasterSources, rasterBlocks, wholeDots } from '../raster/raster-page.ts'
import { straightRects } from '../raster/straight-rects.ts'
import { type Bounds, itemBounds, touch } from './block-bounds.ts'
import { type GraphicCompression, graphicField } from './graphic-field.ts'
import { inkTiles } from './ink-tiles.ts'
import { nativeBarcode } from './native-barcode.ts'

export interface ZplOptions {
  /** Dots an inch of the printer that the pages were laid out for. */
  dpi: number
  copies: number
  compression: GraphicCompression
  /** The printer draws its own barcodes where it must draw the same; otherwise all are pictures. */
  hasNativeBarcodes: boolean
}

/** A piece that the printer draws itself, and where. */
interface NativePiece {
  command: string
  bounds: Bounds
}

/** A block with the way to dots, and what of it is covered by nothing later. */
interface Placed {
  block: ExportBlock
  toDots: Matrix
}

function turnOf([a, b]: Matrix): Turn {
  if (a > 0) return 'N'
  if (b > 0) return 'R'
  return a < 0 ? 'I' : 'B'
}

const boxCommand = ({ left, top, right, bottom }: Edges): string => {
  const [width, height] = [right - left, bottom - top]
  return `^FO${left},${top}^GB${width},${height},${Math.min(width, height)}^FS`
}

const isBlack = (ink: string) => greyOf(ink) < 128

/** Boxes for rectangles that begin on the paper: ^FO knows no place left of it or above. */
function boxesOf(edges: readonly Edges[]): NativePiece[] | null {
  if (edges.some(({ left, top }) => left < 0 || top < 0)) return null
  return edges
    .filter(({ left, top, right, bottom }) => right > left && bottom > top)
    .map((box) => ({ command: boxCommand(box), bounds: box }))
}

/** Bars by the printer, and what reaches beyond them - guards, bearer bars - as boxes. */
function barcodePieces(run: RectRun, toDots: Matrix, barcode: ExportBarcode): NativePiece[] | null {
  const { modules } = barcode
  if (!isUpright(toDots)) return null
  const count = modules.kind === 'linear' ? (modules.widths.length + 1) >> 1 : run.rects.length
  const bars = run.rects.slice(0, count)
  const more = run.rects.slice(count)
  const [x, y] = [Math.min(...bars.map((bar) => bar.x)), Math.min(...bars.map((bar) => bar.y))]
  const width = Math.max(...bars.map((bar) => bar.x + bar.width)) - x
  const low = Math.min(...bars.map((bar) => bar.height))
  const tall = Math.max(...bars.map((bar) => bar.y + bar.height)) - y
  const height = modules.kind === 'linear' ? low : tall
  const guards =
    modules.kind === 'linear'
      ? bars
          .filter((bar) => bar.height > low + 0.01)
          .map((bar) => ({ ...bar, y: bar.y + low, height: bar.height - low }))
      : []
  const [symbol, ...others] = barEdges([{ x, y, width, height }, ...guards, ...more], toDots)
  if (!symbol || symbol.left < 0 || symbol.top < 0) return null
  const turn = turnOf(toDots)
  const isLying = turn === 'N' || turn === 'I'
  const high = isLying ? symbol.bottom - symbol.top : symbol.right - symbol.left
  const native = nativeBarcode(barcode, turn, high)
  const boxes = boxesOf(others)
  if (!native || !boxes || symbol.top < native.sinks) return null
  const command = `^FO${symbol.left},${symbol.top - native.sinks}${native.field}`
  return [{ command, bounds: symbol }, ...boxes]
}

/** What the printer can draw of an item; null when it must be a picture. */
function piecesOf(
  item: ExportItem,
  { block, toDots }: Placed,
  barcode: ExportBarcode | undefined,
  paper: { width: number; height: number },
): NativePiece[] | null {
  if (item.kind === 'rects' && block.kind === 'barcode') {
    return barcode ? barcodePieces(item, toDots, barcode) : null
  }
  const ink = item.kind === 'rects' ? item.ink : item.kind === 'path' ? (item.fill ?? item.stroke) : null
  const rects = item.kind === 'rects' ? item.rects : item.kind === 'path' ? straightRects(item) : null
  if (!ink || !rects || !isBlack(ink) || !isUpright(toDots)) return null
  return boxesOf(rects.map((rect) => wholeEdges(rect, toDots, paper)))
}

/** Whether an item leaves paper where there was ink. */
function covers(item: ExportItem): boolean {
  if (item.kind === 'picture') return true
  if (item.kind === 'glyphs' || item.kind === 'rects') return !isBlack(item.ink)
  if (item.kind !== 'path') return false
  return (item.fill !== null && !isBlack(item.fill)) || (item.stroke !== null && !isBlack(item.stroke))
}

/** Parts a page into what the printer draws and what it is given as dots. */
function parted(page: ExportPage, options: ZplOptions, sources: RasterSources) {
  const dot = options.dpi / 2540
  const paper = { width: wholeDots(page.width, options.dpi), height: wholeDots(page.height, options.dpi) }
  const placed = page.parts
    .flatMap(({ blocks }) => blocks)
    .map((block): Placed => ({ block, toDots: multiply([dot, 0, 0, dot, 0, 0], block.matrix) }))
  const barcodes = new Map(page.barcodes.map((barcode) => [barcode.elementId, barcode]))
  const covering = placed.flatMap(({ block, toDots }) =>
    block.items.filter(covers).map((item) => itemBounds(item, toDots, sources)),
  )
  const native: NativePiece[] = []
  const drawn: ExportBlock[] = []
  const inked: Bounds[] = []
  for (const place of placed) {
    const { block, toDots } = place
    const barcode = options.hasNativeBarcodes ? barcodes.get(block.elementId) : undefined
    const left = block.items.filter((item) => {
      const pieces = piecesOf(item, place, barcode, paper)
      const isFree = pieces?.every(({ bounds }) => !covering.some((area) => touch(area, bounds)))
      if (!pieces || !isFree) return true
      native.push(...pieces)
      return false
    })
    if (left.length === 0) continue
    drawn.push({ ...block, items: left })
    inked.push(...left.map((item) => itemBounds(item, toDots, sources)))
  }
  return { paper, native, drawn, inked }
}

/**
 * A page as a label format of ZPL II. What must be the same on every printer is sent as dots: text, drawings, pictures;
 * barcodes, boxes and lines are the printer's own.
 */
export async function zplPage(
  page: ExportPage,
  options: ZplOptions,
  sources: RasterSources,
): Promise<string> {
  const { paper, native, drawn, inked } = parted(page, options, sources)
  const raster = rasterBlocks(page, drawn, { dpi: options.dpi, isOneBit: true }, sources)
  const lines = [
    `^XA^CI28^LH0,0^LS0^PON^LRN^PW${paper.width}^LL${paper.height}`,
    ...native.map(({ command }) => command),
  ]
  for (const { left, top, tile } of inkTiles(raster, inked)) {
    lines.push(`^FO${left},${top}${await graphicField(tile, options.compression)}^FS`)
  }
  lines.push(`^PQ${options.copies}^XZ`)
  return `${lines.join('\n')}\n`
}
