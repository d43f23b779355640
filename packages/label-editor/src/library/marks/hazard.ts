import { lettering } from '../drawing/lettering.ts'
import {
  arc,
  circle,
  curvePoints,
  ellipse,
  line,
  outline,
  type Point,
  polygon,
  polygonHole,
  rectangle,
  ring,
} from '../drawing/path.ts'
import { family, ink, type MarkDraft, type MarkPath, paper } from './mark.ts'

const CLP = 'Regulation (EC) No 1272/2008 (CLP), Annex V; Annex I, 1.2.1.4'
const NOTE = '红框白底黑图；每个图形至少占标签的 1/15，且不小于 1 cm²'

const diamond = () => outline(5, [50, 4], [96, 50], [50, 96], [4, 50])

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

const skull = (): MarkPath[] => [
  ink(
    diamond() +
      circle(50, 40, 15) +
      polygon([41, 48], [59, 48], [57, 60], [43, 60]) +
      line(5, [28, 62], [72, 78]) +
      line(5, [72, 62], [28, 78]) +
      [
        [27, 60],
        [29, 65],
        [71, 60],
        [73, 65],
        [27, 80],
        [29, 75],
        [73, 80],
        [71, 75],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 3))
        .join(''),
  ),
  paper(
    ellipse(44, 40, 4, 5) +
      ellipse(56, 40, 4, 5) +
      polygon([50, 46], [52, 51], [48, 51]) +
      [46, 50, 54].map((x) => rectangle(x - 0.6, 54, 1.2, 6)).join(''),
  ),
]

const cylinder = () =>
  diamond() +
  polygon(
    [24, 60],
    ...curvePoints([24, 60], [22, 56], [24, 52], [28, 50], 5),
    [64, 34],
    [70, 34],
    [76, 30],
    [80, 37],
    [75, 41],
    [73, 46],
    [36, 66],
    ...curvePoints([36, 66], [30, 69], [26, 66], [24, 60], 5),
  )

const exclamation = () => diamond() + polygon([44, 26], [56, 26], [53, 58], [47, 58]) + circle(50, 68, 6)

const torso = (): MarkPath[] => [
  ink(
    diamond() +
      circle(50, 27, 8) +
      polygon(
        [50, 36],
        ...curvePoints([50, 36], [66, 36], [72, 44], [72, 62], 6),
        [66, 78],
        [34, 78],
        [28, 62],
        ...curvePoints([28, 62], [28, 44], [34, 36], [50, 36], 6),
      ),
  ),
  paper(
    polygon(
      [50, 42],
      [54, 52],
      [65, 48],
      [58, 57],
      [66, 66],
      [55, 63],
      [50, 74],
      [45, 63],
      [34, 66],
      [42, 57],
      [35, 48],
      [46, 52],
    ),
  ),
]

const corrosion = () =>
  diamond() +
  polygon([22, 40], [26, 32], [46, 40], [43, 47]) +
  polygon([56, 46], [60, 39], [78, 32], [80, 40]) +
  circle(42, 52, 2.6) +
  circle(40, 59, 2.6) +
  circle(60, 51, 2.6) +
  circle(62, 58, 2.6) +
  polygon([24, 62], [36, 62], [38, 67], [43, 67], [45, 62], [52, 62], [52, 68], [24, 68]) +
  polygon([56, 64], ...curvePoints([56, 64], [64, 60], [72, 62], [80, 58], 5), [80, 64], [70, 68], [58, 70])

const environment = () =>
  diamond() +
  line(2.5, [40, 66], [40, 30]) +
  line(2.5, [40, 44], [31, 34]) +
  line(2.5, [40, 40], [49, 30]) +
  line(2.5, [40, 52], [33, 46]) +
  line(2.5, [40, 34], [37, 26]) +
  polygon([20, 66], [48, 66], [60, 74], [30, 74]) +
  ellipse(66, 56, 11, 6) +
  polygon([75, 56], [84, 50], [84, 62]) +
  polygonHole([61, 55], [63, 55], [63, 53], [61, 53])

const bomb = () =>
  diamond() +
  circle(46, 60, 12) +
  line(3, [54, 52], [60, 46]) +
  [-80, -50, -20, 10, 40, 180, 210, 240]
    .map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      const place = (radius: number): Point => [52 + Math.cos(angle) * radius, 50 + Math.sin(angle) * radius]
      return line(2.5, place(21), place(29))
    })
    .join('')

const ghs = (id: string, zh: string, en: string, draw: MarkDraft['draw']): MarkDraft => ({
  id,
  zh,
  en,
  draw,
  // Table 1.3: a side of 10 mm, and never less than 1 cm²; what is measured here is the diagonal.
  minimumMm: 14.3,
  checkedOn: '2026-11-22',
  source: CLP,
  note: NOTE,
})

const face = () =>
  circle(40, 48, 3) +
  circle(58, 48, 3) +
  arc(49, 52, 12, 25, 155, 3) +
  ring(49, 50, 24, 3.5) +
  line(3, [44, 27], [50, 20], [54, 26])

const bag = () => outline(4, [28, 30], [72, 30], [80, 92], [20, 92]) + arc(50, 32, 13, 180, 360, 4)

export const HAZARD = family({ group: 'hazard', source: '' }, [
  {
    id: 'age-0-3',
    zh: '不适合 3 岁以下儿童',
    en: 'Not suitable for children under 3 years',
    draw: () =>
      ring(50, 50, 45, 6) + face() + lettering('0-3', [50, 84], 13, 2.6) + line(6, [18, 18], [82, 82]),
    minimumMm: 10.5,
    source: 'Directive 2009/48/EC, Annex V Part B; EN 71-1, Annex D',
    until: '2030-08-01',
    note: '圈和斜杠为红色；直径不小于 10 mm；须同时说明具体危险',
  },
  ghs('ghs01', 'GHS01 爆炸', 'Exploding bomb', bomb),
  ghs('ghs02', 'GHS02 火焰', 'Flame', () => diamond() + flame(50, 50, 1) + rectangle(30, 74, 40, 4)),
  ghs(
    'ghs03',
    'GHS03 圆圈上的火焰',
    'Flame over circle',
    () => diamond() + flame(50, 40, 0.72) + ring(50, 66, 11, 5) + rectangle(34, 79, 32, 3.5),
  ),
  ghs('ghs04', 'GHS04 气瓶', 'Gas cylinder', cylinder),
  ghs('ghs05', 'GHS05 腐蚀', 'Corrosion', corrosion),
  ghs('ghs06', 'GHS06 骷髅', 'Skull and crossbones', skull),
  ghs('ghs07', 'GHS07 感叹号', 'Exclamation mark', exclamation),
  ghs('ghs08', 'GHS08 健康危害', 'Health hazard', torso),
  ghs('ghs09', 'GHS09 环境', 'Environment', environment),
  {
    id: 'suffocation',
    zh: '塑料袋窒息危险（示意）',
    en: 'Plastic bag: danger of suffocation',
    draw: () => bag() + circle(50, 58, 11) + circle(46, 57, 1.5) + line(6, [10, 10], [92, 94]),
    source: '行业通行图形',
    note: '没有法规规定此图形，须同时印警示语',
  },
  {
    id: 'coin-cell',
    zh: '纽扣电池警示',
    en: 'Warning: contains coin battery',
    draw: () => [
      ink(polygon([50, 6], [98, 92], [2, 92])),
      paper(polygon([50, 20], [86, 85], [14, 85])),
      ink(ring(50, 66, 14, 4) + lettering('+', [50, 66], 22, 4)),
    ],
    source: '16 CFR 1263; ANSI/UL 4200A-2023',
    note: '须同时印规定的警示文字',
  },
])
