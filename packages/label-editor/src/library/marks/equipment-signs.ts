import { circle, curvePoints, frame, line, outline, polygon, rectangle } from '../drawing/path.ts'
import { family, ink, type MarkPath, paper } from './mark.ts'

const warningTriangle = () => polygon([50, 6], [98, 92], [2, 92])

const triangleInside = () => polygon([50, 20], [86, 85], [14, 85])

const warning = (drawn: string): readonly MarkPath[] => [
  ink(warningTriangle()),
  paper(triangleInside()),
  ink(drawn),
]

const bolt = () =>
  polygon(
    [54, 34],
    [40, 60],
    [49, 60],
    [44, 74],
    [40, 72],
    [46, 82],
    [54, 74],
    [50, 73],
    [60, 54],
    [51, 55],
    [60, 36],
  )

const usbPlug = () =>
  outline(4, [30, 26], [70, 26], [70, 62], [58, 74], [42, 74], [30, 62]) +
  rectangle(37, 13, 6, 14) +
  rectangle(57, 13, 6, 14) +
  line(5, [50, 74], [50, 88])

const book = () =>
  outline(
    5,
    [6, 16],
    [44, 16],
    [50, 22],
    [56, 16],
    [94, 16],
    [94, 84],
    [56, 84],
    [50, 90],
    [44, 84],
    [6, 84],
  ) + line(4, [50, 22], [50, 88])

const COMMON_CHARGER = 'Directive 2014/53/EU, Annex Ia Part III (Directive (EU) 2022/2380)'

export const EQUIPMENT_SIGNS = family({ group: 'electrical', source: '' }, [
  {
    id: 'caution',
    zh: '注意，查阅文件',
    en: 'Caution',
    source: 'ISO 7000-0434B',
    draw: () => warning(rectangle(46, 40, 8, 24) + circle(50, 74, 5)),
  },
  {
    id: 'high-voltage',
    zh: '当心触电',
    en: 'Warning: electricity',
    source: 'ISO 7010-W012',
    draw: () => warning(bolt()),
  },
  {
    id: 'read-manual',
    zh: '查阅操作手册',
    en: "Operator's manual",
    source: 'ISO 7000-1641',
    draw: () => book() + circle(72, 34, 5) + line(8, [72, 48], [72, 72]),
  },
  {
    id: 'hot-surface',
    zh: '当心烫伤',
    en: 'Warning: hot surface',
    source: 'ISO 7010-W017',
    draw: () =>
      warning(
        [34, 48, 62]
          .map((x) => line(4, ...curvePoints([x, 68], [x - 8, 58], [x + 12, 52], [x + 3, 42], 8)))
          .join('') + rectangle(28, 72, 44, 5),
      ),
  },
  {
    id: 'full-lamp-shield',
    zh: '不可直视光源',
    en: 'Do not stare at the operating light source',
    source: 'IEC 60417-6150',
    draw: () =>
      outline(
        4,
        ...curvePoints([12, 50], [30, 24], [70, 24], [88, 50], 10),
        ...curvePoints([88, 50], [70, 76], [30, 76], [12, 50], 10),
      ) +
      circle(50, 50, 13) +
      line(5, [12, 12], [88, 88]),
  },
  {
    id: 'charger-included',
    zh: '含充电器',
    en: 'Charging device included',
    source: COMMON_CHARGER,
    minimumMm: 7.7,
    draw: () => frame(4, 4, 92, 92, 4) + usbPlug(),
  },
  {
    id: 'charger-not-included',
    zh: '不含充电器',
    en: 'Charging device not included',
    source: COMMON_CHARGER,
    minimumMm: 7.7,
    draw: () => frame(4, 4, 92, 92, 4) + usbPlug() + line(5, [8, 92], [92, 8]),
  },
])
