import { generate } from '@pdfme/generator'
import { barcodes, text } from '@pdfme/schemas'
import * as fontkit from 'fontkit'
import { PDFDocument, PDFName, PDFString, rgb } from 'pdf-lib'
import type { BarcodeFormat } from '../../packages/label-editor/src/barcode/barcode-format.ts'
import { encodeBarcode } from '../../packages/label-editor/src/barcode/encode-barcode.ts'
import { placeBarcode } from '../../packages/label-editor/src/barcode/place-barcode.ts'
import { CODE_BOX, EAN_BOX, filled, HEIGHT, LINES, PAGE_BOX, RECORDS, SIZE, WIDTH } from './label.ts'

const POINT = 72 / 2540
const ASCENT = 0.88

interface Fonts {
  normal: Uint8Array
  bold: Uint8Array
}

/** The bare library: the same lines, bars and pages, drawn by hand as its manual says. */
export async function byPdfLib(marketplace: Uint8Array, fonts: Fonts): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.registerFontkit(fontkit as never)
  const normal = await pdf.embedFont(fonts.normal, { subset: true })
  const bold = await pdf.embedFont(fonts.bold, { subset: true })
  const pages = await pdf.embedPdf(
    marketplace,
    RECORDS.map((_, at) => at),
  )
  for (const [at, record] of RECORDS.entries()) {
    const page = pdf.addPage([WIDTH * POINT, HEIGHT * POINT])
    for (const { y, text: line, isBold } of LINES) {
      page.drawText(filled(line, record), {
        x: 200 * POINT,
        y: (HEIGHT - y - SIZE * ASCENT) * POINT,
        size: SIZE * POINT,
        font: isBold ? bold : normal,
        color: rgb(0, 0, 0),
      })
    }
    drawBars(record.ean, 'ean13', EAN_BOX)
    drawBars(record.sku, 'code128', CODE_BOX)
    const place = { x: PAGE_BOX.x * POINT, y: (HEIGHT - PAGE_BOX.y - PAGE_BOX.height) * POINT }
    const embedded = pages[at]
    if (embedded)
      page.drawPage(embedded, { ...place, width: PAGE_BOX.width * POINT, height: PAGE_BOX.height * POINT })

    function drawBars(value: string, format: BarcodeFormat, box: typeof EAN_BOX) {
      const encoding = encodeBarcode(value, format)
      if (!encoding.ok) throw new Error(encoding.fault.message)
      const placed = placeBarcode(encoding.modules, encoding.text, {
        ...box,
        moduleWidth: 25,
        showsText: true,
        dpi: 203,
      })
      for (const bar of placed.bars) {
        page.drawRectangle({
          x: (box.x + bar.x) * POINT,
          y: (HEIGHT - box.y - bar.y - bar.height) * POINT,
          width: bar.width * POINT,
          height: bar.height * POINT,
          color: rgb(0, 0, 0),
        })
      }
      for (const run of placed.text) {
        const size = run.fontSize * POINT
        const wide = normal.widthOfTextAtSize(run.text, size)
        page.drawText(run.text, {
          x: (box.x + run.x + run.width / 2) * POINT - wide / 2,
          y: (HEIGHT - box.y - run.y - run.height) * POINT + size * 0.2,
          size,
          font: normal,
        })
      }
    }
  }
  pdf.catalog.set(PDFName.of('Lang'), PDFString.of('zh-CN'))
  return await pdf.save()
}

const mm = (length: number) => length / 100

/** pdfme's generator: a template over one imported page, and a row of inputs for each label. */
export async function byPdfme(
  marketplace: Uint8Array,
  fonts: Fonts,
  inches: { width: number; height: number },
): Promise<Uint8Array> {
  const base = await backgroundOf(marketplace, inches)
  const schema = [
    ...LINES.map(({ y, text: content, isBold }, at) => ({
      name: `line${at}`,
      type: 'text',
      content,
      position: { x: 2, y: mm(y) },
      width: 66,
      height: 3,
      fontSize: SIZE * POINT,
      fontName: isBold ? 'bold' : 'normal',
      characterSpacing: 0,
      lineHeight: 1,
    })),
    barcode('ean', 'ean13', EAN_BOX),
    barcode('code', 'code128', CODE_BOX),
  ]
  const inputs = RECORDS.map((record) => ({
    ...Object.fromEntries(LINES.map(({ text: line }, at) => [`line${at}`, filled(line, record)])),
    ean: record.ean,
    code: record.sku,
  }))
  return await generate({
    template: { basePdf: base, schemas: [schema] },
    inputs,
    plugins: { text, ean13: barcodes.ean13, code128: barcodes.code128 },
    options: {
      font: {
        normal: { data: fonts.normal.slice().buffer, fallback: true, subset: true },
        bold: { data: fonts.bold.slice().buffer, subset: true },
      },
    },
  } as Parameters<typeof generate>[0])
}

function barcode(name: string, type: string, box: typeof EAN_BOX) {
  return {
    name,
    type,
    content: '',
    position: { x: mm(box.x), y: mm(box.y) },
    width: mm(box.width),
    height: mm(box.height),
    backgroundColor: '#ffffff',
    barColor: '#000000',
    textColor: '#000000',
    includetext: true,
  }
}

/** pdfme takes one page for all inputs: the first. */
async function backgroundOf(marketplace: Uint8Array, { width, height }: { width: number; height: number }) {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([width * 72, height * 72])
  const [embedded] = await pdf.embedPdf(marketplace, [0])
  if (embedded) {
    page.drawPage(embedded, {
      x: PAGE_BOX.x * POINT,
      y: (HEIGHT - PAGE_BOX.y - PAGE_BOX.height) * POINT,
      width: PAGE_BOX.width * POINT,
      height: PAGE_BOX.height * POINT,
    })
  }
  return await pdf.save()
}
