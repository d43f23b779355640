import { type LabelTemplate, template } from './label-template.ts'
import { codePiece, marksPiece, paragraph, person, stacked } from './pieces.ts'

type Size = readonly [width: number, height: number]

const HEADING = '{{productName}}'
const IDENTITY = 'Model: {{model}}   Batch: {{batch}}'

/** One block on a small label. */
const single = (id: string, zh: string, en: string, personId: string, size: Size = [70, 20]): LabelTemplate =>
  template({
    id,
    zh,
    en,
    type: 'single',
    size,
    keywords: 'GPSR 责任人',
    elements: () =>
      stacked(size, 2, [
        person(personId, size[1] > 30 ? 20 : 9),
        paragraph('Made in China', 3, { size: 2.2, isBold: true, align: 'right' }),
      ]),
  })

/** Several blocks with the product's identity. */
const several = (
  id: string,
  zh: string,
  en: string,
  size: Size,
  people: readonly string[],
  marks: readonly string[] = [],
): LabelTemplate =>
  template({
    id,
    zh,
    en,
    type: people.includes('importer') ? 'importer' : 'general',
    size,
    keywords: 'GPSR 责任人 合规',
    elements: () =>
      stacked(size, 2, [
        paragraph(HEADING, 3.2, { size: 2.2, isBold: true }),
        paragraph(IDENTITY, 2.4),
        ...people.map((one) => person(one, size[0] < 60 ? 14 : 8)),
        marks.length > 0
          ? marksPiece(marks, 6.5, 'Made in China')
          : paragraph('Made in China', 2.8, { size: 2.2, isBold: true, align: 'right' }),
      ]),
  })

/** Blocks with the marketplace's barcode on one label, so that only one is stuck on. */
const merged = (
  id: string,
  zh: string,
  en: string,
  size: Size,
  people: readonly string[],
  marks: readonly string[],
): LabelTemplate =>
  template({
    id,
    zh,
    en,
    type: people.includes('importer') ? 'importer' : 'barcode',
    size,
    keywords: '条码融合 合规 二合一',
    elements: () =>
      stacked(size, 2, [
        codePiece(13),
        paragraph(IDENTITY, 2.4),
        ...people.map((one) => person(one, 8)),
        marksPiece(marks, 6.5, 'Made in China'),
      ]),
  })

export const PERSON_TEMPLATES: readonly LabelTemplate[] = [
  single('manufacturer', '制造商信息', 'Manufacturer', 'manufacturer'),
  single('ec-rep', '欧代标签', 'EU responsible person', 'eu'),
  single('ec-rep-50x60', '欧代标签 50×60', 'EU responsible person 50×60', 'eu', [50, 60]),
  single('uk-rep', '英代标签', 'UK responsible person', 'uk'),
  single('us-rep', '美代标签', 'US representative', 'us'),
  single('tr-rep', '土耳其代表标签', 'Turkish representative', 'turkey'),
  single('importer', '进口商标签', 'Importer', 'importer'),
  several(
    'manufacturer-eu',
    '制造商 + 欧代',
    'Manufacturer and EU',
    [70, 40],
    ['manufacturer', 'eu'],
    ['ce'],
  ),
  several(
    'manufacturer-uk',
    '制造商 + 英代',
    'Manufacturer and UK',
    [70, 40],
    ['manufacturer', 'uk'],
    ['ukca'],
  ),
  several('manufacturer-us', '制造商 + 美代', 'Manufacturer and US', [70, 40], ['manufacturer', 'us']),
  several('turkey-70x40', '土耳其标签', 'Türkiye', [70, 40], ['turkey-producer', 'turkey'], ['ce']),
  several(
    'eu-small',
    '小商品欧盟合规（竖版）',
    'EU, small upright',
    [30, 50],
    ['manufacturer', 'eu'],
    ['ce'],
  ),
  several('eu-60x40', '欧盟合规 60×40', 'EU 60×40', [60, 40], ['manufacturer', 'eu'], ['ce']),
  several(
    'eu-uk',
    '制造商 + 欧代 + 英代',
    'Manufacturer, EU and UK',
    [70, 60],
    ['manufacturer', 'eu', 'uk'],
    ['ce', 'ukca'],
  ),
  several(
    'eu-importer',
    '制造商 + 欧代 + 进口商',
    'Manufacturer, EU and importer',
    [70, 60],
    ['manufacturer', 'eu', 'importer'],
    ['ce'],
  ),
  several(
    'uk-importer',
    '制造商 + 英代 + 进口商',
    'Manufacturer, UK and importer',
    [70, 60],
    ['manufacturer', 'uk', 'importer'],
    ['ukca'],
  ),
  several(
    'eu-swiss',
    '制造商 + 欧代 + 瑞代',
    'Manufacturer, EU and Switzerland',
    [70, 60],
    ['manufacturer', 'eu', 'ch'],
    ['ce'],
  ),
  several(
    'all-markets',
    '欧英美土四地合规',
    'EU, UK, US and Türkiye',
    [100, 70],
    ['manufacturer', 'eu', 'uk', 'us', 'turkey'],
    ['ce', 'ukca', 'weee', 'triman'],
  ),
  several(
    'all-importer',
    '欧英合规带进口商',
    'EU and UK with importer',
    [100, 70],
    ['manufacturer', 'importer', 'eu', 'uk'],
    ['ce', 'ukca', 'weee'],
  ),
  merged(
    'barcode-eu',
    '条码 + 欧盟合规',
    'Barcode with EU',
    [70, 60],
    ['manufacturer', 'eu'],
    ['ce', 'triman'],
  ),
  merged(
    'barcode-eu-square',
    '条码 + 欧盟合规 70×70',
    'Barcode with EU 70×70',
    [70, 70],
    ['manufacturer', 'eu'],
    ['ce', 'weee', 'triman'],
  ),
  merged('barcode-uk', '条码 + 英国合规', 'Barcode with UK', [70, 60], ['manufacturer', 'uk'], ['ukca']),
  merged(
    'barcode-eu-uk',
    '条码 + 欧英合规',
    'Barcode with EU and UK',
    [70, 70],
    ['manufacturer', 'eu', 'uk'],
    ['ce', 'ukca', 'weee'],
  ),
  merged(
    'barcode-eu-importer',
    '条码 + 欧代 + 进口商',
    'Barcode with EU and importer',
    [70, 70],
    ['manufacturer', 'eu', 'importer'],
    ['ce', 'weee'],
  ),
  merged('barcode-us', '条码 + 美国合规', 'Barcode with US', [70, 60], ['manufacturer', 'us'], ['fcc']),
  merged(
    'barcode-turkey',
    '条码 + 土耳其合规',
    'Barcode with Türkiye',
    [100, 70],
    ['turkey-producer', 'turkey'],
    ['ce', 'weee'],
  ),
  merged('tiktok-eu', 'TikTok 欧盟合规', 'TikTok EU', [70, 60], ['manufacturer', 'eu'], ['ce', 'recyclable']),
]
