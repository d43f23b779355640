import { scanGrayBuffer, ZBarConfigType, ZBarScanner, ZBarSymbolType } from '@undecaf/zbar-wasm'
import { beforeAll, expect, test } from 'vitest'
import { BARCODE_FORMATS, type BarcodeFormat, formatRecord } from '../../barcode/barcode-format.ts'
import { expandUpcE } from '../../barcode/check-digit.ts'
import { encodeBarcode } from '../../barcode/encode-barcode.ts'
import { MAIN_SYMBOL } from '../../barcode/formats/ean-add-on.ts'
import { leastModuleWidth } from '../../barcode/module-width.ts'
import { placeBarcode } from '../../barcode/place-barcode.ts'
import type { LabelDocument } from '../../document/label-document.ts'
import { newBarcode } from '../../document/new-document.ts'
import { TEMPLATES } from '../../library/templates/all-templates.ts'
import { documentFrom, type LabelTemplate } from '../../library/templates/label-template.ts'
import { SAMPLE_RECORD } from '../../library/templates/sample-record.ts'
import type { PrinterDpi } from '../../units/length.ts'
import { createLabelFonts } from '../fonts/label-fonts.ts'
import { nodeFonts } from '../node/node-fonts.ts'
import { zxingProgram } from '../node/node-reader.ts'
import type { ExportBarcode } from '../page/export-page.ts'
import { exportPages } from '../page/export-pages.ts'
import type { Raster } from '../raster/png.ts'
import { rasterPage } from '../raster/raster-page.ts'
import { type BarcodeCheck, checkBarcodes } from './check-barcodes.ts'
import type { SymbolReader } from './symbol-reader.ts'
import { symbolWindow, windowOf } from './symbol-window.ts'
import { startZxing } from './zxing-reader.ts'

/** Every template with every symbology takes minutes; `HAIXUAN_EVERY_LABEL=1` runs them all. */
const isFull = process.env['HAIXUAN_EVERY_LABEL'] === '1'

const fonts = createLabelFonts(nodeFonts)
let zxing: SymbolReader
let scanner: ZBarScanner

beforeAll(async () => {
  zxing = await startZxing({ bytes: zxingProgram() })
  scanner = await ZBarScanner.create()
  // Main symbols and their add-ons are told as one.
  const { ZBAR_COMPOSITE, ZBAR_EAN2, ZBAR_EAN5 } = ZBarSymbolType
  for (const type of [ZBAR_COMPOSITE, ZBAR_EAN2, ZBAR_EAN5]) {
    scanner.setConfig(type, ZBarConfigType.ZBAR_CFG_ENABLE, 1)
  }
})

/** What zbar says for a value; null for symbologies that it does not know. */
function zbarReading(format: BarcodeFormat, value: string): string | null {
  switch (format) {
    case 'datamatrix':
    case 'gs1datamatrix':
    case 'pdf417':
      return null
    // It tells UPC as the EAN that it is.
    case 'upca':
      return `0${value}`
    case 'upce':
      return `0${expandUpcE(value)}`
    case 'ean2':
    case 'ean5':
      return MAIN_SYMBOL + value
    case 'codabar':
      return `A${value}A`
    case 'gs1128':
      return value.replaceAll(/[()]/g, '')
    default:
      return value
  }
}

async function readByZbar(raster: Raster, barcode: ExportBarcode, dpi: number): Promise<string[]> {
  const { width, height, data } = symbolWindow(raster, barcode, dpi)
  const grey = Uint8Array.from({ length: width * height }, (_, dot) => data[dot * 4] ?? 255)
  const symbols = await scanGrayBuffer(grey.buffer, width, height, scanner)
  // Control characters part the fields of GS1.
  return symbols.map((symbol) => symbol.decode().replaceAll(/\p{Cc}/gu, ''))
}

/** A template with barcodes of these symbologies on strips below it, each as small as it may be. */
function withBarcodes(
  template: LabelTemplate,
  formats: readonly BarcodeFormat[],
  dpi: PrinterDpi,
): LabelDocument {
  let next = 0
  const document = documentFrom(template, () => `id-${next++}`)
  const [page] = document.pages
  if (!page) throw new Error(`${template.id} has no page`)
  let { width: wide, height: top } = page
  const added = formats.map((format) => {
    const value = formatRecord(format).example
    const encoding = encodeBarcode(value, format)
    if (!encoding.ok) throw new Error(`${format} of ${value} cannot be drawn`)
    const moduleWidth = leastModuleWidth(format, dpi)
    const box = { width: 4_000, height: 1_200, moduleWidth, showsText: true, dpi }
    const { needed } = placeBarcode(encoding.modules, encoding.text, box)
    const [width, height] = [Math.ceil(needed.width), Math.ceil(Math.max(needed.height, 1_000))]
    // Beside the grid of the printer's dots, as people place them.
    const element = { ...newBarcode(format, value), format, moduleWidth, x: 137, y: top + 131, width, height }
    wide = Math.max(wide, width + 300)
    top += height + 251
    return element
  })
  return {
    ...document,
    pages: [{ ...page, width: wide, height: top, order: [...page.order, ...formats] }],
    elements: { ...document.elements, ...Object.fromEntries(added.map((element) => [element.id, element])) },
  }
}

/** A template as one printer prints it. */
interface Case {
  template: LabelTemplate
  formats: readonly BarcodeFormat[]
  dpi: PrinterDpi
  isOneBit: boolean
}

interface Outcome {
  read: number
  readByZbar: number
  wrong: string[]
}

async function readBack({ template, formats, dpi, isOneBit }: Case): Promise<Outcome> {
  const outcome: Outcome = { read: 0, readByZbar: 0, wrong: [] }
  for (const page of exportPages(withBarcodes(template, formats, dpi), {
    dpi,
    now: 0,
    records: [SAMPLE_RECORD],
  })) {
    await fonts.prepare(page.parts)
    // Letters far from the barcodes cost most and change nothing: the full run draws them anyway.
    const near = isFull ? {} : { near: page.barcodes.map((barcode) => windowOf(barcode, dpi)) }
    const raster = rasterPage(page, { dpi, isOneBit, ...near }, { fonts, pictures: new Map() })
    const told = (who: string, { name, value }: Pick<BarcodeCheck, 'name' | 'value'>, read: string | null) =>
      outcome.wrong.push(
        `${who} ${template.id} ${dpi} ${isOneBit ? '1 bit' : 'grey'} ${name}: ${value} → ${read}`,
      )
    for (const check of await checkBarcodes(page, raster, dpi, zxing)) {
      outcome.read++
      if (!check.isRight) told('zxing', check, check.read)
    }
    for (const barcode of page.barcodes) {
      const expected = zbarReading(barcode.format, barcode.value)
      if (expected === null) continue
      outcome.readByZbar++
      const texts = await readByZbar(raster, barcode, dpi)
      if (!texts.includes(expected)) told('zbar', barcode, texts.join(' | ') || null)
    }
  }
  return outcome
}

const RASTERS = [203, 300].flatMap((dpi) =>
  [true, false].map((isOneBit) => ({ dpi: dpi as PrinterDpi, isOneBit })),
)
const ALL = TEMPLATES.flatMap((template) =>
  RASTERS.map((raster) => ({ template, formats: BARCODE_FORMATS, ...raster })),
)
/** Every template with its own barcodes and one more, every symbology in each of the four ways once and again. */
const FEW = TEMPLATES.flatMap((template, at) => {
  const raster = RASTERS[at % RASTERS.length]
  const formats =
    at < RASTERS.length
      ? BARCODE_FORMATS
      : BARCODE_FORMATS.filter((_, place) => place === at % BARCODE_FORMATS.length)
  return raster ? [{ template, formats, ...raster }] : []
})

test('two programs read every barcode of every template, in every symbology, as a printer makes it', async () => {
  const cases: readonly Case[] = isFull ? ALL : FEW
  const wrong: string[] = []
  let [read, byZbar] = [0, 0]
  for (const one of cases) {
    const outcome = await readBack(one)
    read += outcome.read
    byZbar += outcome.readByZbar
    wrong.push(...outcome.wrong)
  }
  if (isFull) {
    process.stdout.write(
      `${cases.length} pages: ${read} barcodes by zxing, ${byZbar} by zbar, ${wrong.length} wrong\n`,
    )
  }
  expect(wrong).toEqual([])
  expect(read).toBeGreaterThanOrEqual(cases.reduce((sum, { formats }) => sum + formats.length, 0))
}, 3_600_000)
