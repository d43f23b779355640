import { lettering } from '../drawing/lettering.ts'
import {
  bars,
  CARE_BOX,
  cross,
  dots,
  drum,
  iron,
  lying,
  noSteam,
  professional,
  shade,
  square,
  upright,
} from './care-shapes.ts'
import { family, type MarkDraft } from './mark.ts'

const SOURCE = 'ISO 3758:2023 / GINETEX'

const NATURAL = [
  { id: 'line', zh: '悬挂晾干', en: 'Line drying', draw: () => upright(1) },
  { id: 'drip-line', zh: '悬挂滴干', en: 'Drip line drying', draw: () => upright(2) },
  { id: 'flat', zh: '平摊晾干', en: 'Flat drying', draw: () => lying(1) },
  { id: 'drip-flat', zh: '平摊滴干', en: 'Drip flat drying', draw: () => lying(2) },
] as const

const natural: MarkDraft[] = NATURAL.flatMap(({ id, zh, en, draw }) => [
  { id: `dry-${id}`, zh, en, draw: () => square() + draw() },
  {
    id: `dry-${id}-shade`,
    zh: `在阴凉处${zh}`,
    en: `${en} in the shade`,
    draw: () => square() + shade() + draw(),
  },
])

const IRON = [
  { dots: 1, celsius: 120 },
  { dots: 2, celsius: 160 },
  { dots: 3, celsius: 210 },
] as const

const ironing: MarkDraft[] = IRON.map(({ dots: count, celsius }) => ({
  id: `iron-${count}`,
  zh: `熨斗底板最高 ${celsius} °C`,
  en: `Iron at a maximum of ${celsius} °C`,
  draw: () => iron() + dots(count, 60, 64),
}))

const care = (letter: string, name: string, en: string): MarkDraft[] =>
  (letter === 'W' ? [0, 1, 2] : [0, 1]).map((count) => ({
    id: `clean-${letter.toLowerCase()}${count === 0 ? '' : `-${count}`}`,
    zh: `${name}，${['常规', '缓和', '非常缓和'][count]}`,
    en: `${en}, ${['normal', 'mild', 'very mild'][count]} process`,
    draw: () => professional() + lettering(letter, [60, 44], 36, 5) + bars(count),
  }))

export const DRYING = family({ group: 'drying', source: SOURCE, ...CARE_BOX }, [
  {
    id: 'tumble-2',
    zh: '可翻转干燥，常规温度',
    en: 'Tumble dry, normal',
    draw: () => square() + drum() + dots(2, 60, 44),
  },
  {
    id: 'tumble-1',
    zh: '可翻转干燥，较低温度',
    en: 'Tumble dry, low',
    draw: () => square() + drum() + dots(1, 60, 44),
  },
  { id: 'tumble-no', zh: '不可翻转干燥', en: 'Do not tumble dry', draw: () => square() + drum() + cross() },
  ...natural,
  ...ironing,
  { id: 'iron-no-steam', zh: '熨烫，不可用蒸汽', en: 'Iron without steam', draw: () => iron() + noSteam() },
  { id: 'iron-no', zh: '不可熨烫', en: 'Do not iron', draw: () => iron() + cross() },
  ...care('P', '四氯乙烯或烃类专业干洗', 'Professional dry cleaning in tetrachloroethene and hydrocarbons'),
  ...care('F', '烃类专业干洗', 'Professional dry cleaning in hydrocarbons'),
  { id: 'clean-no', zh: '不可干洗', en: 'Do not dry clean', draw: () => professional() + cross() },
  ...care('W', '专业湿洗', 'Professional wet cleaning'),
  {
    id: 'clean-no-wet',
    zh: '不可专业湿洗',
    en: 'Do not professional wet clean',
    draw: () => professional() + lettering('W', [60, 44], 30, 5) + cross(),
  },
])
