import type { LabelElement } from '../../packages/label-editor/src/document/element.ts'
import {
  type LabelDocument,
  SCHEMA_VERSION,
} from '../../packages/label-editor/src/document/label-document.ts'
import {
  newBarcode,
  newImage,
  newPage,
  newText,
} from '../../packages/label-editor/src/document/new-document.ts'

/** Hundredths of a millimetre. */
export const WIDTH = 7_000
export const HEIGHT = 6_000
/** Size of the texts, and the pitch of their lines. */
export const SIZE = 220
export const PITCH = 260

/** Where the lines of text are, and what they say; the fields differ from label to label. */
export const LINES: readonly { y: number; text: string; isBold: boolean }[] = [
  { y: 200, text: '产品名称：纯棉收纳篮（大号）', isBold: true },
  { y: 520, text: '型号：HX-2026 规格：30×20×15 cm', isBold: false },
  { y: 840, text: '制造商：深圳市海选贸易有限公司', isBold: false },
  { y: 1_160, text: '地址：广东省深圳市龙岗区坂田街道', isBold: false },
  { y: 1_480, text: '警告：内含小零件，三岁以下儿童不宜使用', isBold: true },
  { y: 1_800, text: '货号：{{sku}} 批次：{{batch}}', isBold: false },
]
export const EAN_BOX = { x: 200, y: 2_300, width: 3_200, height: 1_300 }
export const CODE_BOX = { x: 3_500, y: 2_300, width: 3_300, height: 1_300 }
/** The imported page in points, and where it is. */
export const PAGE = { width: 198, height: 57 }
export const PAGE_BOX = { x: 0, y: 3_900, width: 6_985, height: 2_011 }

export const COUNT = Number(process.env['COUNT'] ?? 500)

/** EAN-13 with its check digit. */
export function eanOf(at: number): string {
  const digits = `69012${String(at).padStart(7, '0')}`
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}

export const RECORDS = Array.from({ length: COUNT }, (_, at) => ({
  sku: `HX${String(100_000 + at)}`,
  batch: `B2026${String(1_000 + (at % 97))}`,
  ean: eanOf(at),
  page: `page-${at}`,
}))

export const filled = (text: string, record: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => record[name] ?? '')

/** The label in our editor, with a page of its own for each record. */
export function ourLabel(pdf: Uint8Array): LabelDocument {
  const elements: LabelElement[] = [
    ...LINES.map(({ y, text, isBold }, at) => ({
      ...newText(`line-${at}`, text),
      x: 200,
      y,
      width: 6_600,
      height: PITCH,
      fontSize: SIZE,
      fontWeight: isBold ? ('bold' as const) : ('normal' as const),
    })),
    { ...newBarcode('ean', '{{ean}}'), ...EAN_BOX },
    { ...newBarcode('code', '{{sku}}'), ...CODE_BOX, format: 'code128' },
    {
      ...newImage('page', 'page-0', PAGE_BOX.width, PAGE_BOX.height),
      ...PAGE_BOX,
      field: 'page',
      fit: 'stretch',
    },
  ]
  const preview =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='
  return {
    schemaVersion: SCHEMA_VERSION,
    id: 'bench',
    name: 'bench',
    isMyTemplate: false,
    dpi: 203,
    pages: [
      { ...newPage('page-of-label', WIDTH, HEIGHT), borderWidth: 0, order: elements.map(({ id }) => id) },
    ],
    elements: Object.fromEntries(elements.map((element) => [element.id, element])),
    images: Object.fromEntries(
      RECORDS.map(({ page: id }, page) => [
        id,
        {
          id,
          source: preview,
          width: 198,
          height: 57,
          clip: { pdfId: 'codes', page, area: { x: 0, y: 0, ...PAGE }, turn: 0 as const },
        },
      ]),
    ),
    pdfs: {
      codes: { id: 'codes', source: `data:application/pdf;base64,${Buffer.from(pdf).toString('base64')}` },
    },
  }
}
