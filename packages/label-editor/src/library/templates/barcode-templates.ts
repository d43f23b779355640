import { type LabelTemplate, template } from './label-template.ts'
import { box, code, words } from './pieces.ts'

/** A marketplace's product barcode as its own tools print it: three lines on 70 × 20 mm. */
const marketplace = (id: string, zh: string, en: string, above: string, below: string): LabelTemplate =>
  template({
    id,
    zh,
    en,
    type: 'single',
    size: [70, 20],
    keywords: '独立条码 商品条码',
    elements: () => [
      words(above, [5, 1.6, 60, 3.6], { size: 2.8, align: 'center' }),
      code('code128', '{{sku}}', [5, 5.6, 60, 9], { showsText: false }),
      words(below, [5, 15.2, 60, 3.6], { size: 2.8, align: 'center' }),
    ],
  })

export const BARCODE_TEMPLATES: readonly LabelTemplate[] = [
  marketplace(
    'temu-barcode',
    'Temu 商品条码',
    'Temu product barcode',
    '{{extCode}} {{color}} {{size}}',
    '{{sku}}   Made in China',
  ),
  marketplace(
    'shein-barcode',
    'SHEIN 商品条码',
    'SHEIN product barcode',
    '{{supplierItem}} {{size}}',
    '{{sku}}   Made in China',
  ),
  marketplace(
    'tiktok-barcode',
    'TikTok 商品条码',
    'TikTok product barcode',
    '货号：{{extCode}}',
    '{{sku}}   MADE IN CHINA',
  ),
  marketplace('plain-barcode', '纯条码', 'Plain barcode', '{{productName}}', '{{sku}}'),
  template({
    id: 'fnsku',
    zh: '亚马逊 FNSKU',
    en: 'Amazon FNSKU',
    type: 'single',
    size: [50, 30],
    keywords: '亚马逊 商品条码',
    elements: () => [
      code('code128', '{{fnsku}}', [2, 2, 46, 14]),
      words('{{productName}}', [3, 17, 44, 7], { size: 2.2 }),
      words('New', [3, 25, 20, 3], { size: 2.2 }),
      words('Made in China', [24, 25, 23, 3], { size: 2.2, align: 'right' }),
    ],
  }),
  template({
    id: 'ean-price',
    zh: 'EAN-13 商品标签',
    en: 'EAN-13 product label',
    type: 'single',
    size: [50, 25],
    keywords: '零售 条码',
    elements: () => [
      words('{{productName}}', [2, 1.5, 46, 4], { size: 2.4, isBold: true, align: 'center' }),
      code('ean13', '{{ean}}', [5, 6, 40, 14]),
      words('{{color}} {{size}}', [2, 20.8, 46, 3], { size: 2.2, align: 'center' }),
    ],
  }),
  template({
    id: 'qr-label',
    zh: '二维码追溯标签',
    en: 'QR trace label',
    type: 'single',
    size: [40, 40],
    keywords: '追溯 防伪 序列号',
    elements: () => [
      words('{{productName}}', [2, 1.5, 36, 4], { size: 2.2, isBold: true, align: 'center' }),
      code('qr', 'https://example.com/{{serial|0001}}', [7, 6, 26, 26], { moduleMm: 0.5, showsText: false }),
      words('No. {{serial|0001}}', [2, 33, 36, 5], { size: 2.4, align: 'center' }),
    ],
  }),
  template({
    id: 'data-matrix',
    zh: 'Data Matrix 小标签',
    en: 'Data Matrix small label',
    type: 'single',
    size: [40, 30],
    keywords: '小件 追溯',
    elements: () => [
      code('datamatrix', '{{sku}}', [2, 5, 18, 18], { moduleMm: 0.5, showsText: false }),
      words('{{productName}}\n{{color}} {{size}}\n{{sku}}', [21, 5, 17, 18], { size: 2 }),
      words('Made in China', [2, 25, 36, 3], { size: 2, align: 'right' }),
    ],
  }),
  template({
    id: 'gs1-batch',
    zh: 'GS1-128 批次标签',
    en: 'GS1-128 batch label',
    type: 'single',
    size: [100, 50],
    keywords: '物流 批号 有效期',
    elements: () => [
      words('{{productName}}', [3, 2, 94, 5], { size: 3.2, isBold: true }),
      words('BATCH/LOT  HX2026\nUSE BY  2027-12-31', [3, 8, 94, 9], { size: 3 }),
      code('gs1128', '(01){{gtin14}}(17)271231(10){{batch}}', [3, 20, 94, 26]),
    ],
  }),
  template({
    id: 'itf-carton',
    zh: 'ITF-14 外箱条码',
    en: 'ITF-14 carton barcode',
    type: 'single',
    size: [100, 50],
    keywords: '外箱 箱唛',
    elements: () => [
      words('{{productName}}   QTY {{quantity}}', [5, 2, 90, 6], { size: 3.4, isBold: true }),
      code('itf14', '{{gtin14}}', [5, 10, 90, 36], { moduleMm: 0.5 }),
    ],
  }),
  template({
    id: 'clothes-tag',
    zh: '服装吊牌条码',
    en: 'Clothes tag with barcode',
    type: 'single',
    size: [30, 50],
    keywords: '服装 吊牌 尺码',
    elements: () => [
      words('{{brand}}', [1.5, 2, 15, 5], { size: 2.8, isBold: true, align: 'center' }),
      words('{{productName}}\n{{color}}', [1.5, 9, 15, 12], { size: 2.1, align: 'center' }),
      box([3, 24, 12, 8], 0.3),
      words('{{size}}', [3.5, 24.5, 11, 7], {
        size: 4.5,
        isBold: true,
        align: 'center',
        verticalAlign: 'middle',
      }),
      // Lying along the tag: across it no code of ten characters has space.
      { ...code('code128', '{{extCode}}', [0.5, 19.5, 46, 11]), rotation: 270 },
      words('Made in\nChina', [1.5, 41, 15, 6], { size: 2, align: 'center' }),
    ],
  }),
]
