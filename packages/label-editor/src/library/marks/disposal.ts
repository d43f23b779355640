import { lettering } from '../drawing/lettering.ts'
import { polygon, rectangle } from '../drawing/path.ts'
import { bin, binCross } from './bin-shape.ts'
import { family, ink, type MarkDraft, paper } from './mark.ts'

const battery = (metal: string): MarkDraft => ({
  id: `battery-bin-${metal.toLowerCase()}`,
  zh: `电池分类收集，含 ${metal}`,
  en: `Separate collection of batteries, ${metal}`,
  draw: () => bin() + binCross() + lettering(metal, [50, 122], 22, 4),
  height: 136,
  source: 'Regulation (EU) 2023/1542, Art. 13 and Annex VI Part B',
  note: '元素符号至少为图形面积的四分之一',
})

/** A container as is in Spanish streets, with the name of its colour. */
const container = (id: string, zh: string, word: string, fraction: string): MarkDraft => ({
  id: `recicla-${id}`,
  zh: `西班牙${zh}桶：${fraction}`,
  en: `Spain: ${word.toLowerCase()} container`,
  draw: () => [
    ink(polygon([16, 6], [84, 6], [92, 22], [8, 22]) + polygon([11, 26], [89, 26], [82, 84], [18, 84])),
    paper(rectangle(26, 11, 48, 6)),
    paper(lettering(word, [50, 55], 17, 3, 60)),
    ink(rectangle(22, 84, 10, 10) + rectangle(68, 84, 10, 10)),
  ],
  source: 'Real Decreto 1055/2022, art. 13',
  note: '法规要求写明投放的桶；图形为示意，可与文字并用',
})

export const DISPOSAL = family({ group: 'sorting', source: 'Directive 2012/19/EU, Annex IX; EN 50419' }, [
  {
    id: 'weee',
    zh: 'WEEE 打叉垃圾桶（带横杠）',
    en: 'Crossed-out wheeled bin with bar',
    draw: () => bin() + binCross() + rectangle(16, 114, 68, 14),
    height: 130,
    note: '横杠表示 2005 年 8 月 13 日之后投放市场',
  },
  {
    id: 'weee-plain',
    zh: 'WEEE 打叉垃圾桶（无横杠，须注日期）',
    en: 'Crossed-out wheeled bin, with a date beside it',
    draw: () => bin() + binCross(),
    height: 108,
  },
  {
    id: 'battery-bin',
    zh: '电池分类收集',
    en: 'Separate collection of batteries',
    draw: () => bin() + binCross(),
    height: 108,
    source: 'Regulation (EU) 2023/1542, Art. 13 and Annex VI Part B',
    note: '至少占电池最大面的 3%，最大 5×5 cm；放不下时印在包装上，至少 1×1 cm',
  },
  battery('Cd'),
  battery('Pb'),
  container('azul', '蓝', 'AZUL', '纸和纸板'),
  container('amarillo', '黄', 'AMARILLO', '塑料、金属和复合包装'),
  container('verde', '绿', 'VERDE', '玻璃'),
  container('marron', '棕', 'MARRÓN', '有机物'),
  container('gris', '灰', 'GRIS', '其余垃圾'),
])
