import { lettering } from '../drawing/lettering.ts'
import {
  arc,
  arrowHead,
  circle,
  curvePoints,
  frame,
  line,
  outline,
  type Point,
  polygon,
  polygonHole,
  rectangle,
  ring,
} from '../drawing/path.ts'
import { family } from './mark.ts'

const strike = () => line(5, [8, 8], [92, 92]) + line(5, [92, 8], [8, 92])

const glass = () =>
  polygon(
    [28, 4],
    [72, 4],
    [69, 34],
    ...curvePoints([69, 34], [67, 50], [58, 56], [54, 58], 6),
    [54, 84],
    [74, 90],
    [74, 96],
    [26, 96],
    [26, 90],
    [46, 84],
    [46, 58],
    ...curvePoints([46, 58], [42, 56], [33, 50], [31, 34], 6),
  ) + polygonHole([58, 4], [50, 18], [58, 24], [50, 38], [53, 38], [63, 23], [55, 17], [62, 4])

const upArrow = (x: number) => arrowHead([x, 80], [x, 8], 26, 30) + rectangle(x - 6, 32, 12, 48)

const umbrella = () =>
  polygon(
    [4, 46],
    ...curvePoints([4, 46], [8, 18], [30, 6], [50, 6], 8),
    ...curvePoints([50, 6], [70, 6], [92, 18], [96, 46], 8),
    ...curvePoints([96, 46], [88, 38], [76, 38], [66, 46], 5),
    ...curvePoints([66, 46], [60, 38], [42, 38], [34, 46], 5),
    ...curvePoints([34, 46], [26, 38], [12, 38], [4, 46], 5),
  ) +
  rectangle(47.5, 2, 5, 80) +
  arc(43, 82, 7, 0, 180, 5)

const drops = () =>
  (
    [
      [14, 62],
      [26, 76],
      [74, 62],
      [88, 76],
    ] as Point[]
  )
    .map(([x, y]) => polygon([x, y - 10], [x + 5, y + 2], [x, y + 7], [x - 5, y + 2]))
    .join('')

const sun = (x: number, y: number, radius: number) =>
  circle(x, y, radius) +
  Array.from({ length: 12 }, (_, at) => {
    const angle = (at * Math.PI) / 6
    const place = (distance: number): Point => [
      x + Math.cos(angle) * distance,
      y + Math.sin(angle) * distance,
    ]
    return line(3, place(radius + 5), place(radius + 13))
  }).join('')

const hook = (x: number, flip: 1 | -1) =>
  line(6, [x, 8], [x, 46], ...curvePoints([x, 46], [x, 70], [x + flip * 24, 70], [x + flip * 24, 48], 8)) +
  line(6, [x - 12, 8], [x + 12, 8])

const trefoil = () =>
  circle(50, 30, 5) + [30, 150, 270].map((from) => arc(50, 30, 15, from, from + 60, 18)).join('')

const forks = () =>
  line(6, [10, 78], [62, 78]) +
  line(6, [62, 20], [62, 86]) +
  line(6, [62, 40], [86, 40], [90, 84]) +
  circle(72, 88, 7) +
  frame(16, 36, 38, 36, 4)

const truck = () =>
  line(6, [78, 8], [50, 14], [34, 86], [10, 86]) +
  circle(40, 88, 8) +
  outline(4, [14, 44], [36, 48], [28, 82], [6, 78])

const clamp = (inward: boolean) => {
  const tips: [Point, Point][] = inward
    ? [
        [
          [4, 50],
          [24, 50],
        ],
        [
          [96, 50],
          [76, 50],
        ],
      ]
    : [
        [
          [24, 50],
          [4, 50],
        ],
        [
          [76, 50],
          [96, 50],
        ],
      ]
  return (
    frame(30, 24, 40, 52, 4) +
    rectangle(24, 30, 4, 40) +
    rectangle(72, 30, 4, 40) +
    tips.map(([from, tip]) => arrowHead(from, tip, 15, 18)).join('')
  )
}

const stackedBoxes = () => frame(26, 66, 48, 28, 4) + frame(26, 34, 48, 28, 4)

const thermometer = () =>
  circle(50, 82, 12) +
  rectangle(46, 16, 8, 60) +
  ring(50, 82, 15, 2.5) +
  line(2.5, [39, 72], [39, 14], ...curvePoints([39, 14], [40, 4], [60, 4], [61, 14], 6), [61, 72])

export const HANDLING = family({ group: 'handling', source: 'ISO 780:2015 / GB/T 191-2008' }, [
  { id: 'fragile', zh: '易碎物品', en: 'Fragile', draw: glass },
  { id: 'no-hooks', zh: '禁用手钩', en: 'Use no hand hooks', draw: () => hook(38, 1) + strike() },
  {
    id: 'this-way-up',
    zh: '向上',
    en: 'This way up',
    draw: () => upArrow(26) + upArrow(74) + rectangle(4, 88, 92, 7),
  },
  {
    id: 'keep-from-sun',
    zh: '怕晒',
    en: 'Keep away from sunlight',
    draw: () => sun(50, 26, 11) + outline(5, [50, 58], [92, 76], [92, 96], [8, 96], [8, 76]),
  },
  {
    id: 'keep-from-radiation',
    zh: '怕辐射',
    en: 'Protect from radioactive sources',
    draw: () => trefoil() + outline(5, [50, 62], [92, 78], [92, 96], [8, 96], [8, 78]),
  },
  { id: 'keep-dry', zh: '怕雨', en: 'Keep dry', draw: () => umbrella() + drops() },
  {
    id: 'centre-of-gravity',
    zh: '重心',
    en: 'Centre of gravity',
    draw: () => ring(50, 50, 24, 5) + line(5, [50, 4], [50, 96]) + line(5, [4, 50], [96, 50]),
  },
  {
    id: 'do-not-roll',
    zh: '禁止翻滚',
    en: 'Do not roll',
    draw: () =>
      frame(34, 34, 32, 32, 4) +
      arc(50, 50, 36, 180, 270, 5) +
      arrowHead([40, 14], [62, 15], 13, 15) +
      arc(50, 50, 36, 0, 90, 5) +
      arrowHead([60, 86], [38, 85], 13, 15) +
      strike(),
  },
  {
    id: 'no-hand-truck',
    zh: '此面禁用手推车',
    en: 'Do not use hand truck here',
    draw: () => truck() + strike(),
  },
  { id: 'no-forks', zh: '禁用叉车', en: 'Use no forks', draw: () => forks() + strike() },
  { id: 'clamp-here', zh: '由此夹起', en: 'Clamp as indicated', draw: () => clamp(true) },
  {
    id: 'do-not-clamp',
    zh: '此处不能卡夹',
    en: 'Do not clamp as indicated',
    draw: () => clamp(true) + strike(),
  },
  {
    id: 'stack-mass',
    zh: '堆码质量极限',
    en: 'Stacking limit by mass',
    draw: () =>
      lettering('kg max', [50, 12], 14, 2.6, 80) +
      arrowHead([50, 20], [50, 44], 14, 22) +
      rectangle(47, 24, 6, 10) +
      rectangle(10, 48, 80, 5) +
      frame(18, 60, 64, 34, 5),
    note: '须写明最大质量',
  },
  {
    id: 'stack-number',
    zh: '堆码层数极限',
    en: 'Stacking limit by number',
    draw: () =>
      stackedBoxes() +
      lettering('n', [50, 80], 15, 3) +
      frame(26, 4, 48, 26, 4) +
      line(4, [20, 4], [80, 30]) +
      line(4, [80, 4], [20, 30]),
    note: 'n 换成最多层数',
  },
  { id: 'do-not-stack', zh: '禁止堆码', en: 'Do not stack', draw: () => stackedBoxes() + strike() },
  {
    id: 'sling-here',
    zh: '由此吊起',
    en: 'Sling here',
    draw: () =>
      [28, 72]
        .map(
          (x) =>
            [30, 74].map((y) => ring(x, y, 8, 4)).join('') +
            line(5, [x, 38], [x, 66]) +
            line(5, [x, 4], [x, 22]) +
            line(5, [x, 82], [x, 96]),
        )
        .join(''),
  },
  {
    id: 'temperature',
    zh: '温度极限',
    en: 'Temperature limits',
    draw: () => thermometer() + line(4, [66, 26], [92, 26]) + line(4, [8, 58], [34, 58]),
    note: '须写明上下限温度',
  },
])
