import { type LabelTemplate, template } from './label-template.ts'
import { codePiece, marksPiece, type Piece, paragraph, person, stacked, warningText } from './pieces.ts'

type Size = readonly [width: number, height: number]

const heading = (): Piece => paragraph('{{productName}}', 3.4, { size: 2.4, isBold: true })
const identity = (): Piece => paragraph('Model: {{model}}   Batch: {{batch}}', 2.4)

interface Product {
  id: string
  zh: string
  en: string
  size: Size
  keywords: string
  people: readonly string[]
  /** What is special about the product, between its identity and the people. */
  middle: readonly Piece[]
  marks: readonly string[]
  /** Millimetres. */
  marksHeight?: number
  hasBarcode?: boolean
}

const product = ({
  id,
  zh,
  en,
  size,
  keywords,
  people,
  middle,
  marks,
  marksHeight = 7,
  hasBarcode = false,
}: Product): LabelTemplate =>
  template({
    id,
    zh,
    en,
    type: people.includes('importer') ? 'importer' : hasBarcode ? 'barcode' : 'general',
    size,
    keywords,
    elements: () =>
      stacked(size, 2, [
        heading(),
        identity(),
        ...middle,
        ...people.map((one) => person(one, 8)),
        marksPiece(marks, marksHeight, 'Made in China'),
        ...(hasBarcode ? [codePiece(12)] : []),
      ]),
  })

const care = (ids: readonly string[], height = 7): Piece => marksPiece(ids, height)
const COTTON = ['wash-40', 'bleach-no', 'tumble-no', 'iron-2', 'clean-no']
const WOOL = ['wash-hand', 'bleach-no', 'tumble-no', 'iron-1', 'clean-p-1']

export const PRODUCT_TEMPLATES: readonly LabelTemplate[] = [
  product({
    id: 'toy-eu',
    zh: '玩具欧盟合规',
    en: 'Toy, EU',
    size: [100, 70],
    keywords: '玩具 3岁 小零件 警示语',
    people: ['manufacturer', 'eu'],
    middle: [
      paragraph(warningText('toy-36-months', 'en', 'de', 'fr', 'it', 'es', 'pl', 'nl'), 16, { size: 1.7 }),
    ],
    marks: ['ce', 'age-0-3'],
    marksHeight: 10.5,
  }),
  product({
    id: 'toy-eu-barcode',
    zh: '玩具欧盟合规 + 条码',
    en: 'Toy, EU, with barcode',
    size: [100, 100],
    keywords: '玩具 3岁 小零件 警示语 条码融合',
    people: ['manufacturer', 'eu', 'uk'],
    middle: [
      paragraph(warningText('toy-36-months', 'en', 'de', 'fr', 'it', 'es', 'pl', 'nl'), 16, { size: 1.7 }),
    ],
    marks: ['ce', 'ukca'],
    hasBarcode: true,
  }),
  product({
    id: 'toy-us',
    zh: '玩具美国合规（小零件 + 追溯）',
    en: 'Toy, US: small parts and tracking label',
    size: [70, 40],
    keywords: '玩具 CPSIA 追溯标签 小零件',
    people: ['manufacturer'],
    middle: [
      paragraph(warningText('us-small-parts', 'en'), 5.2, { size: 2, isBold: true }),
      paragraph('Date of production: {{productionDate}}', 2.4),
    ],
    marks: ['recyclable'],
  }),
  product({
    id: 'electronics-eu',
    zh: '电子电器欧盟合规',
    en: 'Electronics, EU',
    size: [70, 60],
    keywords: '电子 电器 WEEE 输入 额定',
    people: ['manufacturer', 'eu'],
    middle: [paragraph('Input: {{input}}   Output: {{output}}', 2.4)],
    marks: ['ce', 'weee', 'rohs', 'class-2', 'indoor-only'],
  }),
  product({
    id: 'electronics-world',
    zh: '电子电器欧英美合规',
    en: 'Electronics, EU, UK and US',
    size: [100, 70],
    keywords: '电子 电器 FCC WEEE',
    people: ['manufacturer', 'eu', 'uk'],
    middle: [
      paragraph('Input: {{input}}   Output: {{output}}', 2.4),
      paragraph(warningText('fcc-part-15', 'en'), 7, { size: 1.5 }),
    ],
    marks: ['ce', 'ukca', 'fcc', 'weee', 'rohs', 'direct-current'],
  }),
  product({
    id: 'charger',
    zh: '充电器铭牌',
    en: 'Charger rating plate',
    size: [60, 40],
    keywords: '充电器 电源 适配器 铭牌',
    people: ['manufacturer'],
    middle: [paragraph('Input: {{input}}\nOutput: {{output}}', 5.4, { size: 2 })],
    marks: ['ce', 'class-2', 'indoor-only', 'weee', 'polarity-positive'],
  }),
  product({
    id: 'coin-cell',
    zh: '纽扣电池产品（美国）',
    en: 'Coin battery product, US',
    size: [70, 60],
    keywords: '纽扣电池 里斯法',
    people: ['manufacturer', 'us'],
    middle: [paragraph(warningText('us-coin-cell', 'en'), 16, { size: 1.7 })],
    marks: ['coin-cell', 'battery-bin'],
  }),
  product({
    id: 'textile-cotton',
    zh: '棉制品成分与洗涤',
    en: 'Cotton: composition and care',
    size: [70, 60],
    keywords: '服装 纺织 洗水 水洗标',
    people: ['manufacturer', 'eu'],
    middle: [paragraph('{{composition}}', 2.8, { size: 2.1, isBold: true }), care(COTTON)],
    marks: ['material-60'],
  }),
  product({
    id: 'textile-wool',
    zh: '羊毛制品成分与洗涤',
    en: 'Wool: composition and care',
    size: [70, 70],
    keywords: '服装 纺织 毛衣 水洗标',
    people: ['manufacturer', 'eu'],
    middle: [
      paragraph('{{composition}}', 2.8, { size: 2.1, isBold: true }),
      paragraph(warningText('animal-origin', 'en', 'de', 'fr', 'it', 'es'), 11, { size: 1.7 }),
      care(WOOL),
    ],
    marks: ['recyclable'],
  }),
  product({
    id: 'textile-full',
    zh: '合规 + 洗涤 100×100',
    en: 'Compliance and care 100×100',
    size: [100, 100],
    keywords: '服装 纺织 洗水 条码融合 合规',
    people: ['manufacturer', 'eu', 'uk', 'importer'],
    middle: [
      paragraph('{{composition}}', 2.8, { size: 2.2, isBold: true }),
      care([...COTTON, 'dry-line'], 9),
    ],
    marks: ['triman', 'recyclable'],
    hasBarcode: true,
  }),
  product({
    id: 'textile-us',
    zh: '美标洗涤标签',
    en: 'US care label',
    size: [70, 40],
    keywords: '服装 美标 RN 水洗标',
    people: ['manufacturer'],
    middle: [
      paragraph('{{composition}}   RN {{rn}}', 2.8, { size: 2.1, isBold: true }),
      care(['us-wash-30', 'us-tumble-low', 'us-line-dry', 'us-no-wring', 'iron-1']),
    ],
    marks: ['recyclable'],
  }),
  product({
    id: 'footwear',
    zh: '鞋类材质标签',
    en: 'Footwear materials',
    size: [60, 40],
    keywords: '鞋 材质 皮革',
    people: ['manufacturer'],
    middle: [
      marksPiece(['shoe-upper', 'leather', 'shoe-lining', 'textile', 'shoe-sole', 'other-material'], 7),
    ],
    marks: ['recyclable'],
  }),
  product({
    id: 'cosmetics-eu',
    zh: '化妆品欧盟标签',
    en: 'Cosmetics, EU',
    size: [70, 70],
    keywords: '化妆品 成分 INCI 开封后',
    people: ['manufacturer', 'eu'],
    middle: [
      paragraph('{{purpose}}   {{netContent}}', 2.8, { size: 2.2 }),
      paragraph('Ingredients: {{ingredients}}', 12, { size: 1.5 }),
    ],
    marks: ['pao-12', 'refer-to-leaflet', 'estimated-sign', 'material-1'],
  }),
  product({
    id: 'aerosol',
    zh: '气雾剂 CLP 标签',
    en: 'Aerosol, CLP',
    size: [100, 100],
    keywords: '危险品 气雾 喷雾 CLP GHS',
    people: ['manufacturer', 'eu'],
    middle: [
      marksPiece(['ghs02'], 15, 'DANGER · GEFAHR'),
      paragraph(
        ['h222', 'h229', 'p210', 'p211', 'p251', 'p410-p412', 'p102']
          .map((id) => warningText(id, 'en', 'de').replace('\n', ' '))
          .join(' '),
        24,
        { size: 1.7 },
      ),
    ],
    marks: ['aerosol', 'material-40', 'recyclable'],
  }),
  product({
    id: 'food-contact',
    zh: '食品接触材料',
    en: 'Food contact material',
    size: [70, 40],
    keywords: '餐具 厨具 杯叉',
    people: ['manufacturer', 'eu'],
    middle: [paragraph(warningText('for-food-contact', 'en', 'de', 'it', 'es').replaceAll('\n', ' · '), 4.6)],
    marks: ['food-contact', 'material-5'],
  }),
]
