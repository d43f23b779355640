import { createCanvas, loadImage } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import { addElements } from '../../commands/change-elements.ts'
import type { LabelDocument } from '../../document/label-document.ts'
import { newDocument, newShape } from '../../document/new-document.ts'
import { zxingProgram } from '../../export/node/node-reader.ts'
import type { ExportPage } from '../../export/page/export-page.ts'
import { exportPages } from '../../export/page/export-pages.ts'
import { pdfOf } from '../../export/pdf/pdf-of.fixture.ts'
import { rasterise } from '../../export/pdf/rasterise.fixture.ts'
import { readPicture } from '../../export/pictures/read-picture.ts'
import { dataAddress } from '../../export/pictures/write-data-address.ts'
import type { Raster } from '../../export/raster/png.ts'
import { type RasterSources, rasterPage, wholeDots } from '../../export/raster/raster-page.ts'
import { svgPage } from '../../export/svg/svg-page.ts'
import { checkPage } from '../../export/verify/check-page.ts'
import type { SymbolReader } from '../../export/verify/symbol-reader.ts'
import { startZxing } from '../../export/verify/zxing-reader.ts'
import { laidDown } from '../../export/zpl/laid-down.fixture.ts'
import { zplPage } from '../../export/zpl/zpl-page.ts'
import type { PrinterDpi } from '../../units/length.ts'
import { EXPECTED, fixture, NODE_TOOLS, nodeCodeReader } from '../fixtures/node-tools.ts'
import type { ReadCodes } from '../read/code-reader.ts'
import { openPdf } from '../read/open-pdf.ts'
import type { FoundCode } from '../read/page-report.ts'
import { scanPage } from '../read/scan-page.ts'
import { CODE_PICTURE } from './join-codes.ts'
import { addCodeSlot, codeSlot, placeSize, withCodes } from './label-codes.ts'

/** Every code of every file takes minutes; `HAIXUAN_EVERY_LABEL=1` prints them all. Here every kind, and one of each file. */
const isFull = process.env['HAIXUAN_EVERY_LABEL'] === '1'
const mostOf = (name: string) => (isFull || name === 'kinds' ? 1_000 : 1)

let find: ReadCodes
let read: SymbolReader
beforeAll(async () => {
  find = await nodeCodeReader()
  read = await startZxing({ bytes: zxingProgram() })
})

async function codesIn(bytes: Uint8Array, most: number): Promise<FoundCode[]> {
  const pdf = await openPdf(bytes, NODE_TOOLS)
  const codes: FoundCode[] = []
  for (let index = 0; index < pdf.pages && codes.length < most; index++) {
    codes.push(...(await scanPage(pdf, index, find)).codes)
  }
  await pdf.close()
  return codes.slice(0, most)
}

let next = 0
const makeId = () => `id-${++next}`

/** A label with space for the codes of a file, and the rows that bring them. */
function labelWith(bytes: Uint8Array, codes: readonly FoundCode[]): LabelDocument {
  const source = dataAddress(bytes, 'application/pdf')
  const empty = newDocument(makeId)
  const [page] = empty.pages
  const [sample] = codes
  if (!page || !sample) throw new Error('nothing was read')
  const size = placeSize(codes)
  const wide = Math.max(7_000, size.width + 200)
  const roomy = { ...empty, pages: [{ ...page, width: wide, height: size.height + 600 }] }
  // Not on the grid of any printer.
  const place = { ...codeSlot('place', 'sample', size), x: 37, y: 53 }
  return withCodes(addCodeSlot(page.id, place, sample, source)(roomy), codes, source)
}

const recordsOf = (codes: readonly FoundCode[]) => codes.map(({ id }) => ({ [CODE_PICTURE]: id }))

async function picturesOf({ images }: LabelDocument): Promise<RasterSources['pictures']> {
  const read = Object.values(images).map(async (image) => [image.id, await readPicture(image)] as const)
  return new Map(await Promise.all(read))
}

interface Printed {
  document: LabelDocument
  page: ExportPage
  dpi: PrinterDpi
  sources: RasterSources
}

const black = (level: number) => (level < 128 ? 0 : 255)

/** What each form of a label lays down on a printer of black and white. */
const FORMS: Readonly<Record<string, (printed: Printed) => Promise<Raster>>> = {
  'PNG 1 bit': async ({ page, dpi, sources }) => rasterPage(page, { dpi, isOneBit: true }, sources),
  'PNG grey': async ({ page, dpi, sources }) => {
    const grey = rasterPage(page, { dpi, isOneBit: false }, sources)
    return { ...grey, dots: grey.dots.map(black) }
  },
  ZPL: async ({ page, dpi, sources }) => {
    const options = { dpi, copies: 1, compression: 'run-length', hasNativeBarcodes: true } as const
    const [width, height] = [wholeDots(page.width, dpi), wholeDots(page.height, dpi)]
    return { width, height, dots: laidDown(await zplPage(page, options, sources), width, height) }
  },
  SVG: async ({ document, page, dpi, sources }) => {
    const options = { title: '', text: 'outlines', dpi, images: document.images } as const
    const svg = await svgPage(page, options, sources)
    const [width, height] = [wholeDots(page.width, dpi), wholeDots(page.height, dpi)]
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(await loadImage(Buffer.from(svg)), 0, 0, width, height)
    return dotsOf(context.getImageData(0, 0, width, height))
  },
  PDF: async ({ document, page, dpi }) => {
    const [drawn] = await rasterise(await pdfOf(document, { records: [page.record] }), dpi)
    if (!drawn) throw new Error('no page')
    return dotsOf(drawn)
  },
}

const dotsOf = ({
  data,
  width,
  height,
}: {
  data: Uint8ClampedArray
  width: number
  height: number
}): Raster => ({
  width,
  height,
  dots: Uint8Array.from({ length: width * height }, (_, dot) => black(data[dot * 4] ?? 255)),
})

const readable = Object.keys(EXPECTED).filter((name) => name !== 'unreadable')

test.each(readable)(
  'codes of %s are read back from the dots of every form that they leave in',
  {
    timeout: 3_600_000,
  },
  async (name) => {
    const bytes = fixture(name)
    const codes = await codesIn(bytes, mostOf(name))
    const document = labelWith(bytes, codes)
    const sources = { fonts: { outline: () => null }, pictures: await picturesOf(document) }
    for (const dpi of [203, 300] as const) {
      for (const page of exportPages(document, { dpi, now: 0, records: recordsOf(codes) })) {
        expect(page.codes).toHaveLength(1)
        for (const [form, lay] of Object.entries(FORMS)) {
          const raster = await lay({ document, page, dpi, sources })
          const [check] = await checkPage(page, raster, dpi, read)
          expect(check, `${form} ${dpi} ${codes[page.recordIndex]?.format}`).toMatchObject({
            isRight: true,
            value: codes[page.recordIndex]?.value,
          })
        }
      }
    }
  },
)

test('a code that something covers, or that is another, is told', async () => {
  const bytes = fixture('fifty')
  const codes = await codesIn(bytes, 1)
  const document = labelWith(bytes, codes)
  const sources = { fonts: { outline: () => null }, pictures: await picturesOf(document) }
  const checked = async (label: LabelDocument) => {
    const [page] = exportPages(label, { now: 0, records: recordsOf(codes).slice(0, 1) })
    if (!page) throw new Error('no page')
    const raster = rasterPage(page, { dpi: 203, isOneBit: true }, sources)
    return checkPage(page, raster, 203, read)
  }
  const patch = { ...newShape('s'), x: 1_000, y: 0, width: 2_000, height: 2_000, isFilled: true }
  const pageId = document.pages[0]?.id ?? ''
  expect(await checked(addElements(pageId, [patch])(document))).toMatchObject(
    [{ elementId: 'place', value: codes[0]?.value, read: null, isRight: false, reason: /读不出来/ }].map(
      ({ reason, ...rest }) => ({ ...rest, reason: expect.stringMatching(reason) }),
    ),
  )
  const image = document.images['1-1']
  if (!image?.clip) throw new Error('no picture')
  const other = { ...document.images, '1-1': { ...image, clip: { ...image.clip, code: 'HX-OTHER' } } }
  expect(await checked({ ...document, images: other })).toMatchObject([
    { value: 'HX-OTHER', read: codes[0]?.value, isRight: false },
  ])
})
