import { beforeAll, expect, test } from 'vitest'
import { BARCODE_FORMATS, formatRecord } from '../../barcode/barcode-format.ts'
import { encodeBarcode } from '../../barcode/encode-barcode.ts'
import { leastModuleWidth } from '../../barcode/module-width.ts'
import { placeBarcode } from '../../barcode/place-barcode.ts'
import type { BarcodeElement } from '../../document/element.ts'
import { labelOf } from '../../document/label-of.fixture.ts'
import { newBarcode } from '../../document/new-document.ts'
import type { PrinterDpi } from '../../units/length.ts'
import { zxingProgram } from '../node/node-reader.ts'
import type { SymbolReader } from '../verify/symbol-reader.ts'
import { startZxing } from '../verify/zxing-reader.ts'
import { pdfOf } from './pdf-of.fixture.ts'
import { rasterise } from './rasterise.fixture.ts'

let read: SymbolReader
beforeAll(async () => {
  read = await startZxing({ bytes: zxingProgram() })
})

/** A symbol as small as its format allows on a printer, somewhere between the dots. */
function smallest(format: BarcodeElement['format'], dpi: PrinterDpi, rotation: number): BarcodeElement {
  const value = formatRecord(format).example
  const encoding = encodeBarcode(value, format)
  if (!encoding.ok) throw new Error(encoding.fault.message)
  const moduleWidth = leastModuleWidth(format, dpi)
  const wanted = { width: 0, height: 0, moduleWidth, showsText: true, dpi }
  const { needed } = placeBarcode(encoding.modules, encoding.text, wanted)
  const [width, height] = [Math.ceil(needed.width), Math.ceil(needed.height)]
  const middle = { x: 3_517, y: 3_523 }
  const place = { x: middle.x - Math.round(width / 2), y: middle.y - Math.round(height / 2) }
  return { ...newBarcode('code', value), ...place, format, moduleWidth, width, height, rotation }
}

const readable = BARCODE_FORMATS.filter((format) => !formatRecord(format).reading.needsMainSymbol)

test.each(readable)(
  'another program reads the smallest %s off the PDF, in grey and in black and white',
  async (format) => {
    for (const dpi of [203, 300] as const) {
      for (const rotation of [0, 90]) {
        const element = smallest(format, dpi, rotation)
        const pdf = await pdfOf(labelOf([element], { width: 7_034, height: 7_046 }, { dpi }))
        const [page] = await rasterise(pdf, dpi)
        if (!page) throw new Error('no page')
        const dots = {
          ...page,
          data: page.data.map((value, at) => (at % 4 === 3 ? 255 : value < 128 ? 0 : 255)),
        }
        for (const picture of [page, dots]) {
          const found = (await read(picture, format)).map((text) => text.replace(/\s/g, ''))
          const wanted = formatRecord(format)
            .reading.texts(element.value)
            .map((text) => text.replace(/\s/g, ''))
          expect(wanted, `${dpi} ${rotation} ${found.join()}`).toEqual(expect.arrayContaining([found[0]]))
        }
      }
    }
  },
)
