import { curvePoints, line, outline, polygon } from '../drawing/path.ts'
import { family } from './mark.ts'

/** A hide laid flat, as the directive draws leather. */
const hide = () =>
  outline(
    4,
    ...curvePoints([42, 8], [46, 14], [54, 14], [58, 8], 5),
    ...curvePoints([58, 8], [64, 18], [78, 16], [90, 10], 6),
    ...curvePoints([90, 10], [94, 24], [84, 30], [80, 36], 6),
    ...curvePoints([80, 36], [76, 50], [78, 60], [84, 70], 6),
    ...curvePoints([84, 70], [96, 78], [92, 86], [88, 92], 6),
    ...curvePoints([88, 92], [76, 88], [68, 82], [58, 84], 6),
    ...curvePoints([58, 84], [54, 88], [46, 88], [42, 84], 5),
    ...curvePoints([42, 84], [32, 82], [24, 88], [12, 92], 6),
    ...curvePoints([12, 92], [8, 86], [4, 78], [16, 70], 6),
    ...curvePoints([16, 70], [22, 60], [24, 50], [20, 36], 6),
    ...curvePoints([20, 36], [16, 30], [6, 24], [10, 10], 6),
    ...curvePoints([10, 10], [22, 16], [36, 18], [42, 8], 6),
  )

const diamond = (reach: number) =>
  outline(4, [50, 50 - reach], [50 + reach, 50], [50, 50 + reach], [50 - reach, 50])

const weave = () =>
  [0, 1, 2, 3, 4]
    .map(
      (at) => line(4, [10 + at * 20, 8], [10 + at * 20, 92]) + line(4, [8, 10 + at * 20], [92, 10 + at * 20]),
    )
    .join('') +
  [0, 1, 2, 3]
    .flatMap((row) =>
      [0, 1, 2, 3]
        .filter((column) => (row + column) % 2 === 0)
        .map((column) =>
          polygon(
            [14 + column * 20, 14 + row * 20],
            [26 + column * 20, 14 + row * 20],
            [26 + column * 20, 26 + row * 20],
            [14 + column * 20, 26 + row * 20],
          ),
        ),
    )
    .join('')

/** The side of a shoe; a part is drawn full. */
const shoe = (part: 'upper' | 'lining' | 'sole') => {
  const upper = [
    [18, 62],
    [22, 24],
    [46, 24],
    [52, 38],
    ...curvePoints([52, 38], [66, 54], [88, 52], [94, 66], 8),
    [94, 70],
    [18, 70],
  ] as [number, number][]
  const sole = [
    [16, 74],
    [96, 74],
    [96, 82],
    [48, 82],
    [42, 90],
    [16, 90],
  ] as [number, number][]
  const lining = [
    [28, 30],
    [42, 30],
    [48, 42],
    [62, 56],
    [62, 64],
    [26, 64],
  ] as [number, number][]
  return (
    (part === 'upper' ? polygon(...upper) : outline(4, ...upper)) +
    (part === 'sole' ? polygon(...sole) : outline(4, ...sole)) +
    (part === 'lining' ? polygon(...lining) : '')
  )
}

export const FOOTWEAR = family({ group: 'footwear', source: 'Directive 94/11/EC, Annex I' }, [
  { id: 'shoe-upper', zh: '鞋面', en: 'Upper', draw: () => shoe('upper') },
  { id: 'shoe-lining', zh: '内里和鞋垫', en: 'Lining and sock', draw: () => shoe('lining') },
  { id: 'shoe-sole', zh: '外底', en: 'Outer sole', draw: () => shoe('sole') },
  { id: 'leather', zh: '皮革', en: 'Leather', draw: hide },
  { id: 'coated-leather', zh: '涂层皮革', en: 'Coated leather', draw: () => hide() + diamond(20) },
  { id: 'textile', zh: '纺织品', en: 'Natural and synthetic or non-woven textiles', draw: weave },
  { id: 'other-material', zh: '其他材料', en: 'All other materials', draw: () => diamond(42) },
])
