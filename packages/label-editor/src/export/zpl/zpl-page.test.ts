import { expect, test } from 'vitest'
import { BARCODE_FORMATS, type BarcodeFormat, formatRecord } from '../../barcode/barcode-format.ts'
import type { LabelElement } from '../../document/element.ts'
import { newBarcode, newShape, newText } from '../../document/new-document.ts'
import type { ExportPage } from '../page/export-page.ts'
import { pageOf } from '../page/page-of.fixture.ts'
import { rasterPage } from '../raster/raster-page.ts'
import { laidDown } from './laid-down.fixture.ts'
import { type ZplOptions, zplPage } from './zpl-page.ts'

/** A box for every letter. */
const letter = {
  advance: 500,
  contours: [
    [
      { x: 50, y: 0, isOn: true },
      { x: 450, y: 0, isOn: true },
      { x: 450, y: 700, isOn: true },
      { x: 50, y: 700, isOn: true },
    ],
  ],
}
const sources = { fonts: { outline: () => letter }, pictures: new Map() }
const OPTIONS: ZplOptions = { dpi: 203, copies: 1, compression: 'run-length', hasNativeBarcodes: true }

const pageWith = (...elements: LabelElement[]): ExportPage =>
  pageOf([elements, { width: 7_000, height: 7_000 }], { dpi: 203 })

const shapes: LabelElement[] = [
  { ...newShape('frame', 'rectangle'), x: 100, y: 100, width: 6_000, height: 5_000, strokeWidth: 30 },
  { ...newShape('line', 'line'), x: 300, y: 900, width: 3_000, strokeWidth: 10 },
  { ...newShape('star', 'star'), x: 3_000, y: 1_500, width: 1_500, height: 1_500 },
  { ...newText('words', 'Made in China'), x: 300, y: 3_000, fontSize: 300, height: 300 },
  { ...newText('tilted', 'ABC'), x: 300, y: 4_000, fontSize: 300, height: 300, rotation: 30 },
  { ...newText('inverse', 'XY'), x: 4_000, y: 4_000, fontSize: 300, height: 400, isInverse: true },
]

test.each(['run-length', 'z64'] as const)(
  'a printer lays down the dots of the picture, by %s',
  async (compression) => {
    const page = pageWith(...shapes, { ...newBarcode('b'), x: 1_000, y: 5_300 })
    const zpl = await zplPage(page, { ...OPTIONS, compression, hasNativeBarcodes: false }, sources)
    const { width, height, dots } = rasterPage(page, { dpi: 203, isOneBit: true }, sources)
    expect(laidDown(zpl, width, height).equals(dots)).toBe(true)
  },
)

test('a format says its size and copies, and ends', async () => {
  const zpl = await zplPage(pageWith(), { ...OPTIONS, copies: 12 }, sources)
  expect(zpl).toBe('^XA^CI28^LH0,0^LS0^PON^LRN^PW559^LL559\n^PQ12^XZ\n')
})

test('lines and frames are boxes of the printer; what white is on is a picture', async () => {
  const zpl = await zplPage(pageWith(...shapes), OPTIONS, sources)
  expect(zpl.match(/\^GB/g)).toHaveLength(5)
  const covered = { ...newText('white', 'X'), x: 90, y: 90, width: 6_200, height: 5_200, isInverse: true }
  const hidden = await zplPage(pageWith(...shapes, covered), OPTIONS, sources)
  // The ground of the covering text itself is black; the letters on it are white.
  expect(hidden).toContain('^GFA')
})

const FIELDS: Partial<Record<BarcodeFormat, RegExp>> = {
  code128: /\^BY2,3,\d+\^BCN,\d+,N,N,N,N\^FD>:HX-2026\/001\^FS/,
  code128a: /\^BCN.*\^FD>940560018161822\^FS/,
  code128b: /\^BCN.*\^FD>:hx-2026\^FS/,
  code128c: /\^BCN.*\^FD>;20261121\^FS/,
  gs1128: /\^BCN.*\^FD>;>80109501101530003/,
  ean13: /\^BEN,\d+,N,N\^FD690123456789\^FS/,
  ean8: /\^B8N,\d+,N,N\^FD9638507\^FS/,
  ean5: /\^BSN,\d+,N,N\^FD52495\^FS/,
  ean2: /\^BSN,\d+,N,N\^FD53\^FS/,
  upca: /\^BUN,\d+,N,N,Y\^FD01234567890\^FS/,
  itf14: /\^B2N,\d+,N,N,N\^FD09501101530003\^FS/,
  code39: /\^B3N,N,\d+,N,N\^FDHX-2026\^FS/,
  code93: /\^BAN,\d+,N,N,N\^FDHX-2026\^FS/,
  codabar: /\^BKN,N,\d+,N,N,A,A\^FD40156\^FS/,
  qr: /\^BQN,2,2\^FDMA,https:\/\/example.com\/hx\^FS/,
  datamatrix: /\^BXN,2,200,,,,_,1\^FDHX-2026\/001\^FS/,
  gs1datamatrix: /\^BXN,2,200,,,,_,1\^FD_10109501101530003/,
}

test.each(BARCODE_FORMATS)('%s is drawn by the printer where it must draw the same', async (format) => {
  const element = {
    ...newBarcode('b', formatRecord(format).example),
    format,
    x: 500,
    y: 500,
    width: 6_000,
    height: 2_000,
  }
  const zpl = await zplPage(pageWith(element), OPTIONS, sources)
  const field = FIELDS[format]
  if (field) expect(zpl).toMatch(field)
  else expect(zpl).not.toMatch(/\^B[0-9A-Z]/)
})

test('the letters that Codabar was typed with are the start and stop of the printer', async () => {
  const element = { ...newBarcode('b', 'B40156D'), format: 'codabar' as const, x: 500, y: 500, width: 6_000 }
  expect(await zplPage(pageWith(element), OPTIONS, sources)).toMatch(/\^BKN,N,\d+,N,N,B,D\^FD40156\^FS/)
})

test.each([
  [0, 'N'],
  [90, 'R'],
  [180, 'I'],
  [270, 'B'],
])('turned by %i degrees bars are drawn as %s', async (rotation, letter) => {
  const element = { ...newBarcode('b'), x: 1_500, y: 2_500, showsText: false, rotation }
  expect(await zplPage(pageWith(element), OPTIONS, sources)).toMatch(new RegExp(`\\^BE${letter},`))
})

test('guards of an EAN-13 reach beyond the bars of the printer, as boxes of their own', async () => {
  const element = { ...newBarcode('b'), x: 800, y: 800, width: 4_000, height: 1_600, showsText: true }
  const zpl = await zplPage(pageWith(element), OPTIONS, sources)
  const [left = 0, top = 0, module = 0, height = 0] =
    /\^FO(\d+),(\d+)\^BY(\d+),3,(\d+)\^BEN/.exec(zpl)?.slice(1).map(Number) ?? []
  const guards = [...zpl.matchAll(/\^FO(\d+),(\d+)\^GB(\d+),(\d+)/g)].map((box) => box.slice(1).map(Number))
  // Two bars at each end and two in the middle, five modules long beyond the others.
  expect(guards).toEqual(
    [0, 2, 46, 48, 92, 94].map((at) => [left + at * module, top + height, module, 5 * module]),
  )
})

test('turned freely, covered, too wide or with commands in it, a symbol is a picture', async () => {
  const barcode = { ...newBarcode('b'), x: 1_500, y: 2_500 }
  const isPicture = async (...elements: LabelElement[]) => {
    const zpl = await zplPage(pageWith(...elements), OPTIONS, sources)
    expect(zpl).not.toMatch(/\^B[0-9A-Z]/)
    expect(zpl).toContain('^GFA')
  }
  await isPicture({ ...barcode, rotation: 7 })
  await isPicture(barcode, {
    ...newText('t', 'X'),
    x: 2_600,
    y: 2_600,
    isInverse: true,
    fontSize: 300,
    height: 300,
  })
  await isPicture({ ...barcode, format: 'datamatrix', value: 'A^XZ~HS', height: 1_000 })
  await isPicture({ ...barcode, format: 'qr', value: '海选', width: 3_000, height: 3_000 })
})

test('what is beyond the label is not sent, and does not stop the rest', async () => {
  const words = { ...newText('t', 'ABC'), x: 300, y: 300, fontSize: 300, height: 300 }
  const alone = await zplPage(pageWith(words), OPTIONS, sources)
  for (const place of [{ x: 9_000 }, { y: 9_000 }, { x: -9_000 }, { y: -9_000 }]) {
    expect(await zplPage(pageWith(words, { ...words, ...place, id: 'far' }), OPTIONS, sources)).toBe(alone)
  }
})
