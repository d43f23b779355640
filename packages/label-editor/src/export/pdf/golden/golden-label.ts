import type { LabelElement } from '../../../document/element.ts'
import { type LabelDocument, SCHEMA_VERSION } from '../../../document/label-document.ts'
import { newBarcode, newMark, newPage, newShape, newTable, newText } from '../../../document/new-document.ts'

const text = (id: string, over: Partial<ReturnType<typeof newText>>) => ({
  ...newText(id),
  x: 300,
  width: 4_200,
  height: 600,
  fontSize: 220,
  ...over,
})

const ELEMENTS: readonly LabelElement[] = [
  text('name', { y: 300, height: 800, text: '纯棉收纳篮 {{sku}} “HX” 价格：￥12.50，żółć ẞ ö…——（测试）' }),
  text('warning', { y: 1_200, text: '警告！三岁以下儿童不宜 Achtung', fontWeight: 'bold' }),
  text('inverse', { y: 1_900, width: 2_000, text: '反白 Ł', isInverse: true, align: 'center' }),
  text('column', {
    x: 6_100,
    y: 300,
    width: 600,
    height: 3_300,
    isVertical: true,
    text: '竖排文字，Ab（一）。',
  }),
  text('turned', { y: 2_700, width: 2_000, text: '旋转 30° kąt', rotation: 30, letterSpacing: 30 }),
  {
    ...newTable('table'),
    x: 2_600,
    y: 1_900,
    width: 2_600,
    height: 900,
    cells: [
      ['项目', '内容'],
      ['材质', '棉 100%'],
    ],
    hasHeading: true,
  },
  { ...newShape('star', 'star'), x: 4_900, y: 300, width: 900, height: 900, strokeWidth: 40 },
  { ...newShape('ellipse', 'ellipse'), x: 4_900, y: 1_300, width: 900, height: 500, isDashed: true },
  { ...newMark('mark', 'ce', 800, 572), x: 300, y: 3_300 },
  { ...newBarcode('code', '{{ean}}'), x: 2_400, y: 2_900, width: 3_300, height: 1_000 },
]

/** A label with something of everything, whose PDF must be the same bytes wherever it is made. */
export const GOLDEN_LABEL: LabelDocument = {
  schemaVersion: SCHEMA_VERSION,
  id: 'golden',
  name: '样张 Golden',
  isMyTemplate: false,
  dpi: 300,
  pages: [{ ...newPage('page', 7_000, 4_100), order: ELEMENTS.map(({ id }) => id) }],
  elements: Object.fromEntries(ELEMENTS.map((element) => [element.id, element])),
  images: {},
  pdfs: {},
}

export const GOLDEN_RECORDS = [
  { sku: 'HX-2026-蓝', ean: '6901234567892' },
  { sku: 'HX-2026-红', ean: '4006381333931' },
]

/** 21 November 2026. */
export const GOLDEN_TIME = Date.UTC(2026, 10, 21)
