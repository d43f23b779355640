import { formatRecord } from '../../barcode/barcode-format.ts'
import { encodeBarcode } from '../../barcode/encode-barcode.ts'
import { MAIN_SYMBOL } from '../../barcode/formats/ean-add-on.ts'
import type { Area } from '../../barcode/place-barcode.ts'
import type { Box } from '../../geometry/box.ts'
import type { ExportBarcode, ImportedCode } from '../page/export-page.ts'
import { apply, boxAround, multiply } from '../page/matrix.ts'
import type { Raster } from '../raster/png.ts'
import { isUpright } from '../raster/print-rects.ts'
import type { SymbolPicture } from './symbol-reader.ts'

/** Modules around the quiet zone that are looked at as well: a scanner sees them too. */
const AROUND = 4
/** Pixels that the narrowest bar has at least, as a scanner sees more of it than one point. */
const LEAST_PIXELS = 4
/** Modules between a main symbol and its add-on, GS1 General Specifications 5.2.2.5: 7 to 12. */
const ADD_ON_GAP = 9
const MAIN_QUIET = 11

interface Dots {
  width: number
  height: number
  /** Whether it is upright on the page: each dot is a dot of the page. */
  isStraight: boolean
  /** 0 is ink, 255 paper; beyond the page is paper. */
  at(x: number, y: number): number
}

/** What is known of the place of a symbol: where it is, and how fine it is. */
type Place = Pick<ExportBarcode, 'matrix' | 'quiet' | 'dots'>

/** The symbol with what a scanner sees around it, in its element's box. */
function surroundings({ quiet, dots }: Place, dpi: number): Area {
  const around = (AROUND * dots * 2540) / dpi
  return {
    x: quiet.x - around,
    y: quiet.y - around,
    width: quiet.width + 2 * around,
    height: quiet.height + 2 * around,
  }
}

/** The part of the page that decides whether a barcode can be read: an upright box around all that is looked at. */
export const windowOf = (barcode: Place, dpi: number): Box =>
  boxAround(barcode.matrix, surroundings(barcode, dpi))

/** The symbol with its surroundings, turned upright. */
function cutOut(raster: Raster, barcode: Place, dpi: number): Dots {
  const dot = dpi / 2540
  const toDots = multiply([dot, 0, 0, dot, 0, 0], barcode.matrix)
  const { x: left, y: top, width: across, height: down } = surroundings(barcode, dpi)
  const paper = (column: number, row: number) =>
    column < 0 || row < 0 || column >= raster.width || row >= raster.height
      ? 255
      : (raster.dots[row * raster.width + column] as number)
  // Quarter turns keep whole dots whole: begin on a dot, step by dots.
  const origin = apply(toDots, left, top)
  const isStraight = isUpright(toDots)
  const start = isStraight ? { x: Math.round(origin.x), y: Math.round(origin.y) } : origin
  const [a, b, c, d] = [toDots[0] / dot, toDots[1] / dot, toDots[2] / dot, toDots[3] / dot]
  return {
    width: Math.round(across * dot),
    height: Math.round(down * dot),
    isStraight,
    at: (column, row) => {
      const u = (isStraight ? Math.round(column) : column) + 0.5
      const v = (isStraight ? Math.round(row) : row) + 0.5
      return paper(Math.floor(start.x + a * u + c * v), Math.floor(start.y + b * u + d * v))
    },
  }
}

/** A main symbol to the left of an add-on: alone no program reads one. */
function besideMainSymbol(addOn: Dots, { dots, modules }: ExportBarcode): Dots {
  const main = encodeBarcode(MAIN_SYMBOL, 'ean13')
  if (!main.ok || main.modules.kind !== 'linear') return addOn
  const bars: boolean[] = []
  for (const [index, width] of main.modules.widths.entries()) {
    for (let module = 0; module < width; module++) bars.push(index % 2 === 0)
  }
  const { left } = modules.quiet
  // Of the add-on's own quiet zone only what is between two such symbols is kept.
  const skipped = Math.max(0, AROUND + left - ADD_ON_GAP) * dots
  const begin = (MAIN_QUIET + bars.length) * dots
  return {
    width: begin + addOn.width - skipped,
    height: addOn.height,
    isStraight: addOn.isStraight,
    at: (x, y) => {
      if (x >= begin) return addOn.at(x - begin + skipped, y)
      return bars[Math.floor(x / dots) - MAIN_QUIET] ? 0 : 255
    },
  }
}

/** An opaque pixel of one level, as four bytes at once: red, green and blue are the same, opacity is the highest. */
const pixelOf = (level: number) => (0xff000000 | (level * 0x010101)) >>> 0

/** Dots as a picture, each so many pixels wide. */
function pictureOf(seen: Dots, scale: number): SymbolPicture {
  const [width, height] = [seen.width * scale, seen.height * scale]
  const pixels = new Uint32Array(width * height)
  if (seen.isStraight) drawDots(pixels, seen, scale)
  else drawBetweenDots(pixels, seen, scale)
  return { width, height, data: new Uint8ClampedArray(pixels.buffer) }
}

/** Dot by dot: the pixels of one dot, and the lines of one row, are the same. */
function drawDots(pixels: Uint32Array, seen: Dots, scale: number): void {
  const width = seen.width * scale
  for (let row = 0; row < seen.height; row++) {
    const line = row * scale * width
    for (let column = 0; column < seen.width; column++) {
      const from = line + column * scale
      pixels.fill(pixelOf(seen.at(column, row)), from, from + scale)
    }
    for (let copy = 1; copy < scale; copy++) pixels.copyWithin(line + copy * width, line, line + width)
  }
}

/** What is turned is looked at between the dots as well. */
function drawBetweenDots(pixels: Uint32Array, seen: Dots, scale: number): void {
  const [width, height] = [seen.width * scale, seen.height * scale]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      pixels[y * width + x] = pixelOf(seen.at((x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5))
  }
}

const scaleFor = (dots: number) => Math.max(1, Math.ceil(LEAST_PIXELS / dots))

/** What a scanner that is held over the symbol sees of the printed page. */
export function symbolWindow(raster: Raster, barcode: ExportBarcode, dpi: number): SymbolPicture {
  const cut = cutOut(raster, barcode, dpi)
  const { needsMainSymbol } = formatRecord(barcode.format).reading
  return pictureOf(needsMainSymbol ? besideMainSymbol(cut, barcode) : cut, scaleFor(barcode.dots))
}

/** Millimetres of the narrowest bar that marketplaces print, about. */
const USUAL_BAR = 0.2

/** A code of a PDF, of which only the place is known. */
const placeOf = ({ matrix, area }: ImportedCode, dpi: number): Place => ({
  matrix,
  quiet: area,
  dots: Math.max(1, Math.round((USUAL_BAR * dpi) / 25.4)),
})

/** What a scanner sees of a code of a PDF. */
export function codeWindow(raster: Raster, code: ImportedCode, dpi: number): SymbolPicture {
  const place = placeOf(code, dpi)
  return pictureOf(cutOut(raster, place, dpi), scaleFor(place.dots))
}

/** The part of the page that decides whether it can be read. */
export const codeWindowOf = (code: ImportedCode, dpi: number): Box => windowOf(placeOf(code, dpi), dpi)
