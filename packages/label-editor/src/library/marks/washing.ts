import { lettering } from '../drawing/lettering.ts'
import { bars, CARE_BOX, cross, hand, oxygen, triangle, tub } from './care-shapes.ts'
import { family, type MarkDraft } from './mark.ts'

const SOURCE = 'ISO 3758:2023 / GINETEX'

/** Programmes by temperature: how many bars exist for each. */
const PROGRAMMES: readonly [celsius: number, bars: readonly number[]][] = [
  [95, [0]],
  [70, [0]],
  [60, [0, 1]],
  [50, [0, 1]],
  [40, [0, 1, 2]],
  [30, [0, 1, 2]],
]
const TREATMENT = [
  { zh: '常规', en: 'normal' },
  { zh: '缓和', en: 'mild' },
  { zh: '非常缓和', en: 'very mild' },
] as const

const machine: MarkDraft[] = PROGRAMMES.flatMap(([celsius, kinds]) =>
  kinds.map((count) => ({
    id: `wash-${celsius}${count === 0 ? '' : `-${count}`}`,
    zh: `${celsius} °C ${TREATMENT[count as 0].zh}机洗`,
    en: `Wash at ${celsius} °C, ${TREATMENT[count as 0].en} process`,
    draw: () => tub() + lettering(`${celsius}°`, [60, 61], 24, 4.5) + bars(count),
  })),
)

export const WASHING = family({ group: 'washing', source: SOURCE, ...CARE_BOX }, [
  ...machine,
  { id: 'wash-hand', zh: '手洗，最高 40 °C', en: 'Wash by hand', draw: () => tub() + hand() },
  { id: 'wash-no', zh: '不可水洗', en: 'Do not wash', draw: () => tub() + cross() },
  { id: 'bleach-any', zh: '可用任何漂白剂', en: 'Any bleaching agent allowed', draw: triangle },
  {
    id: 'bleach-oxygen',
    zh: '仅可氧漂，不可氯漂',
    en: 'Only oxygen / non-chlorine bleach',
    draw: () => triangle() + oxygen(),
  },
  { id: 'bleach-no', zh: '不可漂白', en: 'Do not bleach', draw: () => triangle() + cross() },
])
