import { createCanvas } from '@napi-rs/canvas'
import { PDFDict, PDFDocument, PDFName, PDFRawStream, rgb } from 'pdf-lib'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import type { ImageElement } from '../../../document/element.ts'
import type { LabelImage, PageClip } from '../../../document/label-document.ts'
import { labelOf } from '../../../document/label-of.fixture.ts'
import { newImage } from '../../../document/new-document.ts'
import { pdfOf } from '../pdf-of.fixture.ts'
import { inkBox, inkOf, rasterise } from '../rasterise.fixture.ts'

const address = (type: string, bytes: Uint8Array) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/** Left half black, right half white, on 40 by 20 dots; the lower half is seen through when asked. */
function halves(opacity: number): LabelImage {
  const png = new PNG({ width: 40, height: 20 })
  for (let dot = 0; dot < 800; dot++) {
    png.data.fill(dot % 40 < 20 ? 0 : 255, dot * 4, dot * 4 + 3)
    png.data[dot * 4 + 3] = dot >= 400 ? opacity : 255
  }
  return {
    id: 'picture',
    source: address('image/png', new Uint8Array(PNG.sync.write(png))),
    width: 40,
    height: 20,
  }
}

const element = (over: Partial<ImageElement> = {}): ImageElement => ({
  ...newImage('image', 'picture', 4_000, 2_000),
  x: 1_000,
  y: 1_000,
  ...over,
})

const labelWith = (image: LabelImage, over: Partial<ImageElement> = {}, pdfs = {}) =>
  labelOf([element(over)], { width: 7_000, height: 4_000 }, { images: { picture: image }, pdfs })

/** Box of the ink in hundredths of a millimetre, to a tenth of a millimetre. */
async function boxOf(pdf: Uint8Array) {
  const [page] = await rasterise(pdf, 254)
  const box = page && inkBox(page)
  return box && { left: box.left * 10, top: box.top * 10, right: box.right * 10, bottom: box.bottom * 10 }
}

test.each([
  ['as it is', {}, { left: 1_000, top: 1_000, right: 3_000, bottom: 3_000 }],
  [
    'cropped at the left',
    { crop: { left: 0.25, top: 0, right: 0, bottom: 0 }, fit: 'stretch' as const },
    { left: 1_000, top: 1_000, right: 2_330, bottom: 3_000 },
  ],
  ['in black and white', { threshold: 128 }, { left: 1_000, top: 1_000, right: 3_000, bottom: 3_000 }],
  ['upside down', { rotation: 180 }, { left: 3_000, top: 1_000, right: 5_000, bottom: 3_000 }],
])('a picture stands in its place: %s', async (_, over, wanted) => {
  const box = await boxOf(await pdfOf(labelWith(halves(255), over)))
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    expect(Math.abs((box?.[side] ?? 0) - wanted[side]), side).toBeLessThanOrEqual(20)
  }
})

test('what is seen through stays paper', async () => {
  const [whole] = await rasterise(await pdfOf(labelWith(halves(255))), 100)
  const [half] = await rasterise(await pdfOf(labelWith(halves(0))), 100)
  const share = inkOf(half as NonNullable<typeof half>) / inkOf(whole as NonNullable<typeof whole>)
  expect(share).toBeCloseTo(0.5, 1)
})

test('black and white is one bit a dot; each picture is in the file once', async () => {
  const label = labelWith(halves(255), { threshold: 128 })
  const pdf = await PDFDocument.load(await pdfOf(label, { copies: 5 }))
  const images = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image')
        ? [object.dict]
        : [],
    )
  expect(images).toHaveLength(1)
  expect(images[0]?.get(PDFName.of('BitsPerComponent'))?.toString()).toBe('1')
})

test('a photograph goes into the file as it is, and can be made black and white as well', async () => {
  const canvas = createCanvas(40, 20)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, 40, 20)
  context.fillStyle = '#000000'
  context.fillRect(0, 0, 20, 20)
  const photo = {
    ...halves(255),
    source: address('image/jpeg', new Uint8Array(canvas.toBuffer('image/jpeg'))),
  }
  const plain = await pdfOf(labelWith(photo))
  expect(Buffer.from(plain).toString('latin1')).toContain('/DCTDecode')
  for (const pdf of [plain, await pdfOf(labelWith(photo, { threshold: 128 }))]) {
    const box = await boxOf(pdf)
    expect(Math.abs((box?.left ?? 0) - 1_000)).toBeLessThanOrEqual(20)
    expect(Math.abs((box?.right ?? 0) - 3_000)).toBeLessThanOrEqual(60)
  }
  const broken = { ...photo, source: address('image/jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xd9])) }
  await expect(pdfOf(labelWith(broken))).rejects.toThrow(/JPG 图片已损坏/)
  await expect(pdfOf(labelWith(broken, { threshold: 128 }))).rejects.toThrow(/已损坏/)
})

/** A page of another PDF: a bar along its left edge, and a dot at its top right. */
async function importedPage(pages = 1): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  for (let at = 0; at < pages; at++) {
    const page = pdf.addPage([200, 100])
    page.drawRectangle({ x: 0, y: 0, width: 20, height: 100, color: rgb(0, 0, 0) })
    page.drawRectangle({ x: 190, y: 90, width: 10, height: 10, color: rgb(0, 0, 0) })
  }
  return await pdf.save()
}

const clipped = (over: Partial<PageClip> = {}): LabelImage => ({
  ...halves(255),
  clip: { pdfId: 'imported', page: 0, area: { x: 0, y: 0, width: 200, height: 100 }, turn: 0, ...over },
})

/** Where the bar is on a label of 40 by 20 mm that the page fills, in millimetres. */
test.each([
  [0, { left: 0, top: 0, right: 4, bottom: 20 }],
  [90, { left: 0, top: 0, right: 40, bottom: 2 }],
  [180, { left: 36, top: 0, right: 40, bottom: 20 }],
  [270, { left: 0, top: 18, right: 40, bottom: 20 }],
] as const)('a page that is read turned by %i° stands upright, as a vector', async (turn, bar) => {
  const pdfs = { imported: { id: 'imported', source: address('application/pdf', await importedPage()) } }
  const label = labelOf(
    [element({ x: 0, y: 0, fit: 'stretch' })],
    { width: 4_000, height: 2_000 },
    { images: { picture: clipped({ turn }) }, pdfs },
  )
  const pdf = await pdfOf(label)
  const [page] = await rasterise(pdf, 254)
  const dark = (x: number, y: number) =>
    (page?.data[(Math.floor(y * 10) * (page?.width ?? 0) + Math.floor(x * 10)) * 4] ?? 255) < 128
  const [x, y] = [(bar.left + bar.right) / 2, (bar.top + bar.bottom) / 2]
  expect(dark(x, y)).toBe(true)
  expect(dark(bar.left + 0.3, bar.top + 0.3)).toBe(true)
  expect(dark(bar.right - 0.3, bar.bottom - 0.3)).toBe(true)
  expect(dark(20, 10)).toBe(false)
  const loaded = await PDFDocument.load(pdf)
  const kinds = loaded.context
    .enumerateIndirectObjects()
    .map(([, object]) =>
      object instanceof PDFRawStream ? object.dict.get(PDFName.of('Subtype'))?.toString() : '',
    )
  expect(kinds).toContain('/Form')
  expect(kinds).not.toContain('/Image')
})

test('pages of one file share what they share: fonts and states are copied once', async () => {
  const source = await PDFDocument.create()
  const font = await source.embedFont('Helvetica')
  for (let at = 0; at < 12; at++)
    source.addPage([200, 100]).drawText(`No. ${at}`, { x: 10, y: 40, size: 30, font })
  const pdfs = { imported: { id: 'imported', source: address('application/pdf', await source.save()) } }
  const images = Object.fromEntries(
    Array.from({ length: 12 }, (_, page) => [`p${page}`, { ...clipped({ page }), id: `p${page}` }]),
  )
  const label = labelOf(
    [element({ field: 'page', fit: 'stretch' })],
    { width: 7_000, height: 4_000 },
    { images, pdfs },
  )
  const records = Array.from({ length: 12 }, (_, at) => ({ page: `p${at}` }))
  const pdf = await pdfOf(label, { records })
  const loaded = await PDFDocument.load(pdf)
  const fonts = loaded.context
    .enumerateIndirectObjects()
    .filter(
      ([, object]) =>
        object instanceof PDFDict && object.get(PDFName.of('BaseFont'))?.toString() === '/Helvetica',
    )
  expect(fonts).toHaveLength(1)
  const pages = await rasterise(pdf, 72, [0, 11])
  for (const page of pages) expect(inkOf(page)).toBeGreaterThan(50)
})

test('a file that is gone or broken is said in words', async () => {
  await expect(pdfOf(labelWith(clipped()))).rejects.toThrow(/重新导入/)
  const pdfs = {
    imported: { id: 'imported', source: address('application/pdf', new TextEncoder().encode('no pdf')) },
  }
  await expect(pdfOf(labelWith(clipped(), {}, pdfs))).rejects.toThrow(/第 1 页不能放到标签上/)
})
