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
  rectangle,
  ring,
} from '../drawing/path.ts'
import { family, type MarkDraft } from './mark.ts'

const IEC = (number: string) => `IEC 60417-${number}`

const sine = (y: number, reach: number) =>
  line(
    6,
    ...curvePoints([14, y], [30, y - reach * 2.2], [38, y - reach * 2.2], [50, y], 10),
    ...curvePoints([50, y], [62, y + reach * 2.2], [70, y + reach * 2.2], [86, y], 10),
  )

/** Plug and socket: a plus and a minus, each on a line to its contact. */
const polarity = (centre: '+' | '-') =>
  lettering(centre === '+' ? '-' : '+', [14, 50], 34, 5) +
  lettering(centre, [146, 50], 34, 5) +
  arc(80, 50, 24, 140, 400, 5) +
  circle(80, 50, 8) +
  line(5, [28, 50], [56, 50]) +
  line(5, [80, 50], [130, 50])

const house = () => outline(6, [50, 8], [92, 44], [80, 44], [80, 92], [20, 92], [20, 44], [8, 44])

const draft = (
  id: string,
  zh: string,
  en: string,
  number: string,
  draw: MarkDraft['draw'],
  width?: number,
): MarkDraft => ({
  id,
  zh,
  en,
  draw,
  source: IEC(number),
  ...(width === undefined ? {} : { width }),
})

const reaches = (angles: readonly number[], from: number, to: number) =>
  angles
    .map((angle) => {
      const place = (radius: number): Point => [
        50 + radius * Math.cos((angle * Math.PI) / 180),
        50 + radius * Math.sin((angle * Math.PI) / 180),
      ]
      return line(5, place(from), place(to))
    })
    .join('')

export const ELECTRICAL = family({ group: 'electrical', source: '' }, [
  draft(
    'class-2',
    'II 类设备（双重绝缘）',
    'Class II equipment',
    '5172',
    () => frame(4, 4, 92, 92, 7) + frame(24, 24, 52, 52, 7),
  ),
  draft(
    'class-3',
    'III 类设备',
    'Class III equipment',
    '5180',
    () =>
      outline(6, [50, 4], [96, 50], [50, 96], [4, 50]) +
      [38, 50, 62].map((x) => line(6, [x, 36], [x, 64])).join(''),
  ),
  draft(
    'indoor-only',
    '仅限室内使用',
    'For indoor use only',
    '5957',
    () => house() + arrowHead([50, 50], [50, 80], 16, 20) + line(5, [50, 44], [50, 66]),
  ),
  draft(
    'direct-current',
    '直流',
    'Direct current',
    '5031',
    () => rectangle(12, 36, 76, 7) + [12, 41, 70].map((x) => rectangle(x, 56, 18, 7)).join(''),
  ),
  draft('alternating-current', '交流', 'Alternating current', '5032', () => sine(50, 16)),
  draft(
    'both-currents',
    '交直流两用',
    'Both direct and alternating current',
    '5033',
    () => sine(38, 12) + rectangle(12, 68, 76, 7),
  ),
  draft(
    'earth',
    '接地',
    'Earth',
    '5017',
    () =>
      line(6, [50, 6], [50, 48]) +
      line(6, [12, 48], [88, 48]) +
      line(6, [27, 66], [73, 66]) +
      line(6, [42, 84], [58, 84]),
  ),
  draft(
    'protective-earth',
    '保护接地',
    'Protective earth',
    '5019',
    () =>
      ring(50, 50, 45, 5) +
      line(6, [50, 16], [50, 48]) +
      line(6, [24, 48], [76, 48]) +
      line(6, [33, 62], [67, 62]) +
      line(6, [43, 76], [57, 76]),
  ),
  draft(
    'polarity-positive',
    '直流插头，内正外负',
    'Polarity: centre positive',
    '5926',
    () => polarity('+'),
    160,
  ),
  draft(
    'polarity-negative',
    '直流插头，内负外正',
    'Polarity: centre negative',
    '5926',
    () => polarity('-'),
    160,
  ),
  draft('power-on', '接通', 'On', '5007', () => rectangle(46, 10, 8, 80)),
  draft('power-off', '断开', 'Off', '5008', () => ring(50, 50, 38, 8)),
  draft('standby', '待机', 'Stand-by', '5009', () => arc(50, 54, 36, -50, 230, 8) + rectangle(46, 8, 8, 42)),
  draft('fuse', '熔断器', 'Fuse', '5016', () => frame(18, 34, 64, 32, 5) + line(5, [2, 50], [98, 50])),
  draft(
    'battery',
    '电池',
    'Battery, general',
    '5001B',
    () =>
      line(6, [4, 50], [40, 50]) +
      line(6, [60, 50], [96, 50]) +
      rectangle(37, 20, 6, 60) +
      rectangle(57, 34, 8, 32),
  ),
  draft(
    'isolating-transformer',
    '安全隔离变压器',
    'Safety isolating transformer',
    '5222',
    () =>
      outline(5, [16, 20], [50, 8], [84, 20], [84, 60], [50, 94], [16, 60]) +
      ring(41, 48, 14, 5) +
      ring(59, 48, 14, 5),
  ),
  draft(
    'switch-mode',
    '开关电源',
    'Switch mode power supply unit',
    '6104',
    () =>
      frame(6, 6, 88, 88, 6) +
      line(5, [20, 62], [20, 38], [40, 38], [40, 62], [60, 62], [60, 38], [80, 38], [80, 62]),
  ),
  {
    id: 'wifi',
    zh: '非电离辐射（无线发射）',
    en: 'Non-ionizing electromagnetic radiation',
    source: IEC('5140'),
    draw: () =>
      circle(50, 40, 6) +
      line(5, [50, 46], [50, 92]) +
      [16, 28].map((radius) => arc(50, 40, radius, -45, 45, 5) + arc(50, 40, radius, 135, 225, 5)).join(''),
  },
  {
    id: 'lamp',
    zh: '灯、照明',
    en: 'Lamp; lighting',
    source: IEC('5012'),
    draw: () =>
      ring(50, 50, 24, 5) +
      rectangle(40, 77, 20, 6) +
      rectangle(42, 87, 16, 6) +
      reaches([180, 225, 270, 315, 0], 34, 44),
  },
])
