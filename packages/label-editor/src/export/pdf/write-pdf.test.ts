import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFRawStream, PDFString } from 'pdf-lib'
import { expect, test } from 'vitest'
import type { LabelElement, TextElement } from '../../document/element.ts'
import { labelOf } from '../../document/label-of.fixture.ts'
import { newBarcode, newMark, newShape, newTable, newText } from '../../document/new-document.ts'
import { sheetFor } from '../sheet/sheet-size.ts'
import { pdfOf } from './pdf-of.fixture.ts'
import { inkBox, inkOf, rasterise, textsOf } from './rasterise.fixture.ts'

const text = (over: Partial<TextElement> = {}): TextElement => ({
  ...newText('text', '海选标签 Ärger żółć'),
  x: 500,
  y: 500,
  width: 5_000,
  height: 1_000,
  fontSize: 300,
  ...over,
})

const POINT_MM = 25.4 / 72

test.each([
  [7_000, 2_000],
  [3_001, 4_999],
  [10_000, 15_000],
])('the paper is the label: %i × %i hundredths of a millimetre, to one of them', async (width, height) => {
  const pdf = await PDFDocument.load(await pdfOf(labelOf([text()], { width, height })))
  const box = pdf.getPage(0).getMediaBox()
  expect(Math.abs(box.width * POINT_MM * 100 - width)).toBeLessThan(0.1)
  expect(Math.abs(box.height * POINT_MM * 100 - height)).toBeLessThan(0.1)
  expect([box.x, box.y]).toEqual([0, 0])
})

const square = (over: Partial<LabelElement>): LabelElement =>
  ({ ...newShape('square'), shape: 'rectangle', isFilled: true, ...over }) as LabelElement

test.each([
  [
    'upright',
    { x: 613, y: 407, width: 1_500, height: 800, rotation: 0 },
    { left: 613, top: 407, right: 2_113, bottom: 1_207 },
  ],
  [
    'lying',
    { x: 1_000, y: 1_000, width: 1_500, height: 800, rotation: 90 },
    { left: 1_350, top: 650, right: 2_150, bottom: 2_150 },
  ],
])('a box stands where it is meant, to a tenth of a millimetre: %s', async (_, place, wanted) => {
  const [page] = await rasterise(await pdfOf(labelOf([square(place)])), 1_200)
  const box = page && inkBox(page)
  const toLength = (pixels: number) => (pixels / 1_200) * 2_540
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    expect(Math.abs(toLength(box?.[side] ?? 0) - wanted[side]), side).toBeLessThan(10)
  }
})

test('text can be searched and copied, in the order in which it is read', async () => {
  const lower = text({ id: 'lower', text: 'Achtung! Nicht für Kinder', y: 2_500 })
  const upper = text({ id: 'upper', text: '制造商：深圳市海选', y: 300 })
  const [found] = await textsOf(await pdfOf(labelOf([lower, upper])))
  expect(found).toContain('Achtung! Nicht für Kinder')
  expect(found).toContain('制造商：深圳市海选')
  expect(found).not.toContain('\u0000')
})

test('printers are told not to scale, and readers what the file is', async () => {
  const pdf = await PDFDocument.load(await pdfOf(labelOf([text()])), { updateMetadata: false })
  const preferences = pdf.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict)
  expect(preferences.lookup(PDFName.of('PrintScaling'))).toBe(PDFName.of('None'))
  expect(pdf.catalog.lookup(PDFName.of('Lang'), PDFString).asString()).toBe('zh-CN')
  expect(pdf.getTitle()).toBe('测试标签')
  expect(pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict).lookup(PDFName.of('Marked'))?.toString()).toBe(
    'true',
  )
  const metadata = pdf.catalog.lookup(PDFName.of('Metadata')) as PDFRawStream
  expect(new TextDecoder().decode(metadata.contents)).toContain('测试标签')
})

/** Tags of the structure tree with what hangs on them. */
function tagsOf(
  pdf: PDFDocument,
): { tag: string; alt: string | null; language: string | null; mark: number }[] {
  const root = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const found: { tag: string; alt: string | null; language: string | null; mark: number }[] = []
  const visit = (element: PDFDict) => {
    const kids = element.lookup(PDFName.of('K'))
    if (kids instanceof PDFDict) visit(kids)
    else if (kids instanceof PDFArray)
      for (let at = 0; at < kids.size(); at++) visit(kids.lookup(at, PDFDict))
    else if (kids instanceof PDFNumber) {
      const alt = element.lookup(PDFName.of('Alt'))
      const language = element.lookup(PDFName.of('Lang'))
      found.push({
        tag: element.lookup(PDFName.of('S'))?.toString() ?? '',
        alt: alt && 'decodeText' in alt ? (alt as PDFString).decodeText() : null,
        language: language instanceof PDFString ? language.asString() : null,
        mark: kids.asNumber(),
      })
    }
  }
  visit(root)
  return found
}

test('what is read comes from the top, each text with its language and each figure with its words', async () => {
  const german = text({
    id: 'german',
    text: 'Achtung: nicht für Kinder unter drei Jahren geeignet',
    y: 2_500,
    height: 900,
  })
  const chinese = text({ id: 'chinese', text: '警告：三岁以下儿童不宜', y: 300, height: 900 })
  const code = { ...newBarcode('code'), x: 500, y: 1_300, width: 4_000, height: 1_100 }
  const pdf = await PDFDocument.load(await pdfOf(labelOf([german, code, chinese])))
  expect(tagsOf(pdf)).toEqual([
    { tag: '/P', alt: null, language: null, mark: 2 },
    { tag: '/Figure', alt: 'EAN-13 6901234567892', language: null, mark: 1 },
    { tag: '/P', alt: null, language: 'de', mark: 0 },
  ])
})

test('on a sheet each label is read to its end before the next', async () => {
  const label = labelOf(
    [text({ id: 'upper', y: 100, text: '{{n}}上' }), text({ id: 'lower', y: 1_500, text: '{{n}}下' })],
    {
      width: 7_000,
      height: 3_000,
    },
  )
  const sheet = sheetFor('A4', { width: 7_000, height: 3_000 }, { margin: 0, gap: 0 })
  const layout = {
    kind: 'sheet' as const,
    sheet,
    skip: 0,
    isByColumn: false,
    hasCutLines: false,
    hasCalibrationBar: false,
  }
  const pdf = await PDFDocument.load(await pdfOf(label, { records: [{ n: '一' }, { n: '二' }] }, layout))
  expect(tagsOf(pdf).map(({ mark }) => mark)).toEqual([0, 1, 2, 3])
})

test('the same label makes the same bytes, another moment or another text does not', async () => {
  const label = labelOf([text(), { ...newBarcode('code'), x: 500, y: 2_000 }])
  const first = await pdfOf(label)
  expect(Buffer.compare(first, await pdfOf(label))).toBe(0)
  expect(Buffer.compare(first, await pdfOf(labelOf([text({ text: '别的' })])))).not.toBe(0)
})

test('every kind of element leaves ink, upside down as well', async () => {
  const elements: LabelElement[] = [
    text({ id: 'bold', fontWeight: 'bold' }),
    text({ id: 'vertical', isVertical: true, x: 5_500, width: 900, height: 3_000, text: '竖排Ab（一）' }),
    text({ id: 'inverse', isInverse: true, y: 2_000 }),
    {
      ...newTable('table'),
      cells: [
        ['甲', '乙'],
        ['1', '2'],
        ['', ''],
      ],
    },
    newMark('mark', 'ce', 800, 600),
    newShape('shape', 'star'),
    newBarcode('code'),
  ]
  for (const element of elements) {
    const ink = await Promise.all(
      [0, 180].map(async (rotation) => {
        const [page] = await rasterise(await pdfOf(labelOf([{ ...element, rotation }])), 200)
        return page ? inkOf(page) : 0
      }),
    )
    expect(ink[0], element.id).toBeGreaterThan(50)
    expect(Math.abs((ink[0] ?? 0) - (ink[1] ?? 0)) / (ink[0] ?? 1), element.id).toBeLessThan(0.08)
  }
})
