import { bars, CARE_BOX, cross, dots, drum, fullDrum, hanging, square, tub, twist } from './care-shapes.ts'
import { family, type MarkDraft } from './mark.ts'

const SOURCE = 'ASTM D5489 (16 CFR 423)'
const CYCLES = [
  { zh: '常规', en: 'normal' },
  { zh: '免烫', en: 'permanent press' },
  { zh: '轻柔', en: 'delicate' },
] as const
const WASH = [30, 40, 50, 60, 70, 95] as const
const HEATS = [
  { id: 'none', zh: '不加热', en: 'no heat', draw: () => '' },
  { id: 'low', zh: '低温', en: 'low', draw: () => dots(1, 60, 44) },
  { id: 'medium', zh: '中温', en: 'medium', draw: () => dots(2, 60, 44) },
  { id: 'high', zh: '高温', en: 'high', draw: () => dots(3, 60, 44) },
] as const

const suffix = (count: number) => (count === 0 ? '' : `-${count}`)

const washing: MarkDraft[] = WASH.flatMap((celsius, at) =>
  CYCLES.map(({ zh, en }, count) => ({
    id: `us-wash-${celsius}${suffix(count)}`,
    zh: `美标机洗 ${celsius} °C，${zh}`,
    en: `Machine wash, ${at + 1} dots (${celsius} °C), ${en}`,
    draw: () => tub() + dots(at + 1, 60, 60) + bars(count),
  })),
)

const tumbling: MarkDraft[] = HEATS.flatMap(({ id, zh, en, draw }) =>
  CYCLES.map((cycle, count) => ({
    id: `us-tumble-${id}${suffix(count)}`,
    zh: `美标烘干，${zh}，${cycle.zh}`,
    en: `Tumble dry, ${en}, ${cycle.en}`,
    draw: () => square() + (id === 'none' ? fullDrum() : drum()) + draw() + bars(count),
  })),
)

export const AMERICAN_CARE = family({ group: 'american', source: SOURCE, ...CARE_BOX }, [
  ...washing,
  ...tumbling,
  { id: 'us-line-dry', zh: '美标挂晾', en: 'Line dry', draw: () => square() + hanging() },
  { id: 'us-no-dry', zh: '美标不可烘干晾晒', en: 'Do not dry', draw: () => square() + cross() },
  { id: 'us-no-wring', zh: '不可拧绞', en: 'Do not wring', draw: () => twist() + cross() },
])
