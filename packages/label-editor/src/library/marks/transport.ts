import { lettering } from '../drawing/lettering.ts'
import { curvePoints, frame, outline, type Point, polygon, rectangle } from '../drawing/path.ts'
import { family, ink, type MarkDraft, type MarkPath, paper } from './mark.ts'

const SIDE = 100

/** A slanting stripe of a square between two of its diagonals' parallels, both before or both after the diagonal. */
const stripe = (from: number, to: number) =>
  to <= SIDE
    ? polygon([from, 0], [to, 0], [0, to], [0, from])
    : polygon([SIDE, from - SIDE], [SIDE, to - SIDE], [to - SIDE, SIDE], [from - SIDE, SIDE])

const hatching = () => Array.from({ length: 20 }, (_, at) => stripe(at * 10 + 1, at * 10 + 6)).join('')

const cell = (x: number, y: number, width: number, height: number) =>
  rectangle(x, y, width, height) + rectangle(x + width * 0.3, y - 3, width * 0.4, 3)

const flame = (x: number, y: number, scale: number) => {
  const at = ([px, py]: Point): Point => [x + px * scale, y + py * scale]
  const curve = (a: Point, b: Point, c: Point, d: Point) => curvePoints(at(a), at(b), at(c), at(d), 7)
  return polygon(
    ...curve([0, 22], [-16, 22], [-20, 6], [-12, -6]),
    ...curve([-12, -6], [-11, 0], [-9, 2], [-7, 2]),
    ...curve([-7, 2], [-10, -12], [-2, -14], [0, -26]),
    ...curve([0, -26], [8, -18], [6, -10], [8, -4]),
    ...curve([8, -4], [10, -6], [10, -9], [10, -11]),
    ...curve([10, -11], [19, 2], [18, 20], [0, 22]),
  )
}

/** Cells of which one is broken and burns. */
function batteries(x: number, y: number, scale: number): MarkPath[] {
  const put = (dx: number, dy: number) => cell(x + dx * scale, y + dy * scale, 9 * scale, (28 - dy) * scale)
  const crack: Point[] = [
    [22, 14],
    [26, 18],
    [23, 22],
    [31, 20],
    [27, 16],
    [31, 12],
  ]
  return [
    ink(put(0, 6) + put(11, 0) + put(22, 6) + flame(x + 42 * scale, y + 16 * scale, 0.55 * scale)),
    paper(polygon(...crack.map(([dx, dy]): Point => [x + dx * scale, y + dy * scale]))),
  ]
}

const lithium = (number: string, zh: string, en: string): MarkDraft => ({
  id: `un${number}`,
  zh: `锂电池标记 UN${number}（${zh}）`,
  en: `Lithium battery mark UN${number}, ${en}`,
  draw: () => [
    ink(hatching()),
    paper(rectangle(8, 8, 84, 84)),
    ...batteries(22, 20, 1.1),
    ink(lettering(`UN${number}`, [50, 70], 17, 3, 76)),
  ],
  // The smaller mark of 100 by 70 mm has another shape; this one is square.
  minimumMm: 100,
  checkedOn: '2026-11-22',
  source: 'ADR 5.2.1.9; IATA DGR 7.1.5.5',
  note: '斜纹边为红色；至少 100×100 mm；包装小时允许的 100×70 mm 不是这个图形',
})

const diamond = () => outline(2, [50, 2], [98, 50], [50, 98], [2, 50])

/** Seven stripes that fill the upper half of the diamond. */
const upperStripes = () =>
  [-3, -2, -1, 0, 1, 2, 3]
    .map((place) => {
      const top = 10 + Math.abs(place) * 11
      return rectangle(50 + place * 11 - 2.75, top, 5.5, 48 - top)
    })
    .join('')

const LABEL_NOTE = '至少 100×100 mm，包装小时可按比例缩小'

export const TRANSPORT = family({ group: 'transport', source: 'ADR 5.2.2.2' }, [
  lithium('3480', '锂离子电池', 'lithium ion batteries'),
  lithium('3481', '锂离子电池装在设备中或同包装', 'lithium ion batteries with or in equipment'),
  lithium('3090', '锂金属电池', 'lithium metal batteries'),
  lithium('3091', '锂金属电池装在设备中或同包装', 'lithium metal batteries with or in equipment'),
  {
    id: 'limited-quantity',
    zh: '有限数量',
    en: 'Limited quantities',
    draw: () => diamond() + polygon([50, 2], [76, 28], [24, 28]) + polygon([50, 98], [76, 72], [24, 72]),
    minimumMm: 50,
    source: 'ADR 3.4.7',
    note: '至少 100×100 mm，包装小时可缩到 50×50 mm',
  },
  {
    id: 'danger-3',
    zh: '第 3 类易燃液体',
    en: 'Class 3: flammable liquids',
    draw: () => diamond() + flame(50, 42, 0.95) + lettering('3', [50, 80], 15, 2.6),
    note: `红底；${LABEL_NOTE}`,
  },
  {
    id: 'danger-9',
    zh: '第 9 类杂项',
    en: 'Class 9: miscellaneous dangerous goods',
    draw: () => diamond() + upperStripes() + lettering('9', [50, 78], 15, 2.6) + rectangle(42, 88, 16, 1.6),
    note: LABEL_NOTE,
  },
  {
    id: 'danger-9a',
    zh: '第 9A 类锂电池',
    en: 'Class 9A: lithium batteries',
    draw: () => [
      ink(diamond() + upperStripes() + lettering('9', [50, 86], 9, 1.8) + rectangle(45, 92, 10, 1.2)),
      ...batteries(33, 54, 0.68),
    ],
    note: LABEL_NOTE,
  },
  {
    id: 'overpack',
    zh: '集合包装',
    en: 'Overpack',
    draw: () => frame(1, 30, 98, 40, 4) + lettering('OVERPACK', [50, 50], 18, 3, 86),
    source: 'ADR 5.1.2.1',
    note: '字高不小于 12 mm',
  },
])
