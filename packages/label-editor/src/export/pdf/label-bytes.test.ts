import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { expect, test } from 'vitest'
import type { TextElement } from '../../document/element.ts'
import { labelOf } from '../../document/label-of.fixture.ts'
import { newBarcode, newText } from '../../document/new-document.ts'
import { TEMPLATES } from '../../library/templates/all-templates.ts'
import { documentFrom } from '../../library/templates/label-template.ts'
import { SAMPLE_RECORD } from '../../library/templates/sample-record.ts'
import { pdfOf } from './pdf-of.fixture.ts'
import { inkOf, rasterise } from './rasterise.fixture.ts'

const text = (over: Partial<TextElement>): TextElement => ({
  ...newText('text'),
  x: 500,
  width: 5_000,
  fontSize: 180,
  ...over,
})

const CHINESE_LABEL = labelOf(
  [
    text({
      id: 'a',
      text: '产品名称：纯棉收纳篮 型号：HX-2026 批号：B20261121',
      y: 100,
      height: 600,
    }),
    text({
      id: 'b',
      text: '制造商：深圳市海选贸易有限公司\n地址：广东省深圳市龙岗区坂田街道坂雪岗大道一千二百零三号\n邮箱：service@example.com',
      y: 800,
      height: 900,
    }),
    text({
      id: 'c',
      text: '警告：内含小零件，三岁以下儿童不宜使用，请在成人监护下使用。',
      y: 1_900,
      height: 600,
      fontWeight: 'bold',
    }),
    { ...newBarcode('code'), x: 500, y: 2_600, width: 4_000, height: 1_200 },
  ],
  { width: 7_000, height: 4_000 },
)

test('one Chinese label is at most 40 kB', async () => {
  expect((await pdfOf(CHINESE_LABEL)).length).toBeLessThanOrEqual(40_000)
})

test('500 labels are at most 2.2 kB each, the part that all share stored once', async () => {
  const label = labelOf(
    [
      ...Object.values(CHINESE_LABEL.elements).filter(({ id }) => id !== 'code'),
      { ...newBarcode('code', '{{ean}}'), x: 200, y: 2_700, width: 3_400, height: 1_200 },
      {
        ...newBarcode('sku', '{{sku}}'),
        format: 'code128',
        x: 3_600,
        y: 2_700,
        width: 3_300,
        height: 1_200,
        moduleWidth: 13,
      },
    ],
    { width: 7_000, height: 4_000 },
  )
  const records = Array.from({ length: 500 }, (_, at) => ({ ean: '6901234567892', sku: `HX${100_000 + at}` }))
  const pdf = await pdfOf(label, { records })
  expect(pdf.length / 500).toBeLessThanOrEqual(2_200)
  const loaded = await PDFDocument.load(pdf)
  expect(loaded.getPageCount()).toBe(500)
  const forms = loaded.context
    .enumerateIndirectObjects()
    .filter(
      ([, object]) =>
        object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Form'),
    )
  expect(forms).toHaveLength(1)
  const [first, last] = await rasterise(pdf, 100, [0, 499])
  expect(inkOf(first ?? { data: new Uint8ClampedArray(), width: 0, height: 0 })).toBeGreaterThan(1_000)
  expect(first?.data).not.toEqual(last?.data)
})

test.each(TEMPLATES.map((template) => [template.zh, template] as const))(
  'template %s prints all it shows',
  async (_, template) => {
    let id = 0
    const pdf = await pdfOf(
      documentFrom(template, () => `id${id++}`),
      { records: [SAMPLE_RECORD] },
    )
    const [page] = await rasterise(pdf, 100)
    expect(inkOf(page ?? { data: new Uint8ClampedArray(), width: 0, height: 0 })).toBeGreaterThan(200)
    expect(pdf.length).toBeLessThanOrEqual(40_000)
  },
)
