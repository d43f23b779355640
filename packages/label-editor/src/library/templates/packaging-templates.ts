import type { Language } from '../warnings/warning.ts'
import { type LabelTemplate, template } from './label-template.ts'
import {
  code,
  mark,
  marksInRow,
  marksPiece,
  paragraph,
  person,
  stacked,
  warningText,
  words,
} from './pieces.ts'

const bag = (
  id: string,
  zh: string,
  en: string,
  size: readonly [number, number],
  languages: readonly Language[],
  marks: readonly string[],
): LabelTemplate =>
  template({
    id,
    zh,
    en,
    type: 'single',
    size,
    keywords: '防窒息 塑料袋 警示语 回收',
    elements: () => {
      const space = size[1] - 4 - 8
      return stacked(size, 2, [
        paragraph(warningText('plastic-bag', ...languages), space, { size: 3.6 }),
        marksPiece(marks, 7.5),
      ])
    },
  })

const container = (id: string, zh: string, name: string): LabelTemplate =>
  template({
    id: `recicla-${id}`,
    zh: `西班牙${zh}桶`,
    en: `Spain: ${name} container`,
    type: 'single',
    size: [40, 40],
    keywords: 'RECICLA 西班牙 分类 回收',
    elements: () => [
      mark(`recicla-${id}`, 7, 4, 26),
      words(`Contenedor ${name}`, [2, 32, 36, 5], { size: 3, isBold: true, align: 'center' }),
    ],
  })

const carton = (
  id: string,
  zh: string,
  en: string,
  size: readonly [number, number],
  type: LabelTemplate['type'],
): LabelTemplate =>
  template({
    id,
    zh,
    en,
    type,
    size,
    keywords: '外箱 箱唛 半托 发货',
    elements: () => {
      const [width, height] = size
      const low = height - 26
      return [
        words('{{shopName}}', [4, 4, width - 38, 8], { size: 5, isBold: true }),
        words(
          '{{productName}}\nQTY: {{quantity}}   G.W.: {{grossWeight}} kg\nCARTON {{page}} / {{pages}}',
          [4, 14, width - 38, 18],
          { size: 3.4 },
        ),
        code('qr', '{{sku}}', [width - 33, 3, 30, 30], { moduleMm: 0.75, showsText: false }),
        code('code128', '{{sku}}', [4, 38, width - 8, low - 42], { moduleMm: 0.5 }),
        ...marksInRow(['fragile', 'this-way-up', 'keep-dry', 'stack-number'], 4, low, 20, 2).elements,
        words('MADE IN CHINA', [4, height - 5, width - 8, 4], { size: 3, isBold: true, align: 'right' }),
      ]
    },
  })

export const PACKAGING_TEMPLATES: readonly LabelTemplate[] = [
  bag('bag-en', '塑料袋警告（英）', 'Plastic bag, English', [70, 30], ['en'], ['material-4', 'recyclable']),
  bag(
    'bag-en-es',
    '塑料袋警告（英西）',
    'Plastic bag, English and Spanish',
    [70, 40],
    ['en', 'es'],
    ['material-4', 'suffocation'],
  ),
  bag(
    'bag-five',
    '塑料袋警告（五语）',
    'Plastic bag, five languages',
    [100, 70],
    ['en', 'de', 'fr', 'it', 'es'],
    ['material-4', 'suffocation', 'triman', 'recyclable'],
  ),
  container('azul', '蓝', 'azul'),
  container('amarillo', '黄', 'amarillo'),
  container('verde', '绿', 'verde'),
  container('marron', '棕', 'marrón'),
  container('gris', '灰', 'gris'),
  template({
    id: 'triman',
    zh: '法国 Triman 标签',
    en: 'France: Triman',
    type: 'single',
    size: [40, 40],
    keywords: '法国 分类 回收',
    elements: () => [
      mark('triman', 10, 3, 20),
      words('FR', [2, 24, 36, 5], { size: 3.6, isBold: true, align: 'center' }),
      ...marksInRow(['material-21', 'material-4'], 9, 30, 8, 5).elements,
    ],
  }),
  template({
    id: 'italy-packaging',
    zh: '意大利包装环保标签',
    en: 'Italy: packaging',
    type: 'single',
    size: [70, 30],
    keywords: '意大利 分类 回收 材料代码',
    elements: () => [
      ...marksInRow(['material-20', 'material-4'], 3, 3, 14, 5).elements,
      words('Scatola: PAP 20 – Raccolta carta\nSacchetto: LDPE 4 – Raccolta plastica', [40, 4, 28, 12], {
        size: 1.9,
      }),
      words(warningText('italy-sorting', 'it'), [3, 20, 64, 8], { size: 2 }),
    ],
  }),
  template({
    id: 'eu-recycling',
    zh: '欧盟三国包装回收标',
    en: 'Packaging: France, Italy and Spain',
    type: 'general',
    size: [70, 40],
    keywords: '法国 意大利 西班牙 回收',
    elements: () => [
      mark('triman', 3, 3, 14),
      mark('material-21', 24, 3, 14),
      mark('recicla-azul', 46, 3, 14),
      words('FR', [3, 18, 14, 3], { size: 2.2, align: 'center' }),
      words('IT · PAP 21 · Raccolta carta', [19, 18, 26, 5], { size: 1.9, align: 'center' }),
      words('ES · Contenedor azul', [45, 18, 22, 5], { size: 1.9, align: 'center' }),
      words(warningText('italy-sorting', 'it'), [3, 27, 64, 8], { size: 1.9 }),
    ],
  }),
  template({
    id: 'handling',
    zh: '储运图示标签',
    en: 'Handling marks',
    type: 'single',
    size: [100, 50],
    keywords: '易碎 向上 怕雨 外箱',
    elements: () => [
      ...marksInRow(['fragile', 'this-way-up', 'keep-dry'], 6, 5, 26, 5).elements,
      words('FRAGILE · THIS WAY UP · KEEP DRY', [4, 36, 92, 8], { size: 4.2, isBold: true, align: 'center' }),
    ],
  }),
  carton('carton-square', '外箱箱唛 100×100', 'Carton mark 100×100', [100, 100], 'general'),
  carton('carton-temu', 'Temu 半托箱唛 100×150', 'Temu semi-managed carton 100×150', [100, 150], 'general'),
  template({
    id: 'ozon',
    zh: 'Ozon 商品标签',
    en: 'Ozon product label',
    type: 'importer',
    size: [120, 75],
    keywords: '俄罗斯 EAC 进口商',
    elements: () => [
      ...stacked([120, 45], 3, [
        paragraph('{{productName}}', 5, { size: 3.6, isBold: true }),
        paragraph('Model: {{model}}   Batch: {{batch}}', 3.4, { size: 2.4 }),
        person('manufacturer', 10),
        person('importer', 10),
      ]),
      mark('eac', 3, 52, 18),
      code('code128', '{{sku}}', [30, 50, 87, 22]),
    ],
  }),
  template({
    id: 'warning-multi',
    zh: '多语言玩具警示语',
    en: 'Toy warning in eight languages',
    type: 'single',
    size: [100, 50],
    keywords: '玩具 警示语 3岁 多语言',
    elements: () => [
      mark('age-0-3', 4, 6, 16),
      words(
        `${warningText('toy-36-months', 'en', 'de', 'fr', 'it', 'es', 'pl', 'nl')}\n${warningText('toy-3-years', 'sv')}`,
        [24, 4, 73, 42],
        { size: 2.4 },
      ),
    ],
  }),
  template({
    id: 'care-small',
    zh: '洗涤小标 40×40',
    en: 'Care label 40×40',
    type: 'single',
    size: [40, 40],
    keywords: '洗水 水洗标 服装',
    elements: () => [
      words('{{composition}}', [2, 3, 36, 8], { size: 2.6, isBold: true, align: 'center' }),
      ...marksInRow(['wash-30', 'bleach-no', 'tumble-no'], 3, 13, 8.5, 1.6).elements,
      ...marksInRow(['iron-1', 'clean-no', 'dry-flat'], 3, 23, 8.5, 1.6).elements,
      words('Made in China', [2, 34, 36, 3.4], { size: 2.2, align: 'center' }),
    ],
  }),
]
