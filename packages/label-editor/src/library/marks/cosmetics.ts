import { lettering } from '../drawing/lettering.ts'
import { curvePoints, line, outline, rectangle } from '../drawing/path.ts'
import { family, type MarkDraft } from './mark.ts'
import { hourglass } from './medical.ts'

const jar = () =>
  outline(
    4,
    [14, 46],
    [86, 46],
    [86, 80],
    ...curvePoints([86, 80], [86, 90], [82, 94], [74, 94], 5),
    [26, 94],
    ...curvePoints([26, 94], [18, 94], [14, 90], [14, 80], 5),
  ) +
  line(4, [20, 46], [20, 38], [80, 38], [80, 46]) +
  line(4, [10, 22], [22, 6], [90, 18], [88, 32], [10, 22])

const opened = (months: number): MarkDraft => ({
  id: `pao-${months}`,
  zh: `开封后 ${months} 个月内使用`,
  en: `Period after opening: ${months} months`,
  draw: () => jar() + lettering(`${months}M`, [50, 70], 24, 4.2, 62),
})

const handAndBook = () =>
  outline(4, [20, 10], [84, 10], [84, 62], [20, 62]) +
  line(3, [30, 24], [74, 24]) +
  line(3, [30, 36], [74, 36]) +
  line(3, [30, 48], [56, 48]) +
  rectangle(4, 66, 12, 28) +
  outline(
    4,
    [16, 70],
    ...curvePoints([16, 70], [30, 62], [40, 68], [50, 70], 6),
    [66, 70],
    ...curvePoints([66, 70], [72, 71], [72, 78], [66, 79], 5),
    [48, 80],
    [64, 84],
    ...curvePoints([64, 84], [76, 80], [86, 70], [92, 70], 6),
    ...curvePoints([92, 70], [98, 74], [92, 80], [84, 86], 6),
    ...curvePoints([84, 86], [72, 94], [62, 96], [44, 93], 6),
    [16, 90],
  )

export const COSMETICS = family({ group: 'cosmetics', source: 'Regulation (EC) No 1223/2009, Annex VII' }, [
  ...[3, 6, 9, 12, 18, 24, 36].map(opened),
  {
    id: 'refer-to-leaflet',
    zh: '见所附说明',
    en: 'Reference to enclosed or attached information',
    draw: handAndBook,
  },
  {
    id: 'best-before',
    zh: '最短保存期（沙漏）',
    en: 'Date of minimum durability',
    draw: hourglass,
    note: '旁边写日期',
  },
])
