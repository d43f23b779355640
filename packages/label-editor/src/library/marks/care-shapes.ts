import {
  arcPoints,
  circle,
  curvePoints,
  line,
  outline,
  type Point,
  polygon,
  rectangle,
  ring,
} from '../drawing/path.ts'

/** Care symbols are in a box of 120 by 104 and are drawn with one line. */
export const CARE_BOX = { width: 120, height: 104 } as const
const STROKE = 5

/** Bars under a symbol: one asks for mild, two for very mild treatment. */
export function bars(count: number): string {
  return Array.from({ length: count }, (_, at) => rectangle(22, 87 + at * 9, 76, STROKE)).join('')
}

/** Dots in a row, or in two rows when there are more than three. */
export function dots(count: number, x: number, y: number, radius = 5): string {
  const rows = count <= 3 ? [count] : [Math.ceil(count / 2), Math.floor(count / 2)]
  return rows
    .flatMap((inRow, row) =>
      Array.from({ length: inRow }, (_, at) =>
        circle(
          x + (at - (inRow - 1) / 2) * radius * 3,
          y + (row - (rows.length - 1) / 2) * radius * 2.9,
          radius,
        ),
      ),
    )
    .join('')
}

/** The cross that forbids. */
export const cross = () => line(STROKE, [10, 8], [110, 84]) + line(STROKE, [110, 8], [10, 84])

const wave = (): Point[] =>
  [0, 1, 2, 3].flatMap((at) => {
    const x = 13 + at * 23.5
    return curvePoints([x, 32], [x + 8, 42], [x + 15.5, 42], [x + 23.5, 32], 6)
  })

export const tub = () => line(STROKE, [9, 14], [24, 80], [96, 80], [111, 14]) + line(STROKE, ...wave())

export const triangle = () => outline(STROKE, [60, 10], [108, 82], [12, 82])

/** Two slanting lines inside the triangle. */
export const oxygen = () => line(STROKE, [57, 16], [36, 80]) + line(STROKE, [76, 36], [62, 80])

export const square = () => outline(STROKE, [24, 8], [96, 8], [96, 80], [24, 80])

export const drum = () => ring(60, 44, 33, STROKE)
export const fullDrum = () => circle(60, 44, 33)

export const upright = (count: number) =>
  (count === 1 ? [60] : [48, 72]).map((x) => line(STROKE, [x, 20], [x, 68])).join('')

export const lying = (count: number) =>
  (count === 1 ? [44] : [36, 54]).map((y) => line(STROKE, [38, y], [82, y])).join('')

export const shade = () => line(STROKE, [24, 27], [43, 8]) + line(STROKE, [24, 44], [60, 8])

/** A line that hangs from the upper edge, as on the American sign for drying on a line. */
export const hanging = () => line(STROKE, ...arcPoints(60, -18, 44, 145, 35).reverse())

export const iron = () =>
  line(
    STROKE,
    [40, 22],
    [92, 22],
    ...curvePoints([92, 22], [98, 22], [100, 26], [101, 30], 4),
    [113, 80],
    [7, 80],
    ...curvePoints([7, 80], [8, 60], [20, 48], [40, 48]),
    [105, 48],
  )

export const noSteam = () =>
  line(3.5, [44, 84], [38, 98]) +
  line(3.5, [60, 84], [60, 98]) +
  line(3.5, [76, 84], [82, 98]) +
  line(3.5, [34, 84], [86, 99]) +
  line(3.5, [86, 84], [34, 99])

export const professional = () => ring(60, 44, 37, STROKE)

/** A hand that dips into the tub. */
export const hand = () =>
  outline(
    4,
    [33, 8],
    [52, 4],
    ...curvePoints([52, 4], [60, 14], [70, 22], [78, 32], 5),
    ...curvePoints([78, 32], [88, 42], [92, 50], [97, 57], 5),
    ...curvePoints([97, 57], [98, 62], [92, 62], [88, 58], 4),
    [76, 46],
    ...curvePoints([76, 46], [82, 54], [88, 62], [86, 67], 5),
    ...curvePoints([86, 67], [80, 70], [72, 60], [66, 52], 5),
    ...curvePoints([66, 52], [58, 58], [48, 58], [40, 50], 5),
    ...curvePoints([40, 50], [37, 46], [42, 43], [46, 46], 4),
    [52, 47],
    ...curvePoints([52, 47], [44, 38], [36, 24], [33, 8], 5),
  )

/** A twisted cloth. */
export const twist = () =>
  polygon(
    [8, 44],
    ...curvePoints([8, 44], [22, 28], [40, 30], [60, 40], 6),
    ...curvePoints([60, 40], [80, 30], [98, 28], [112, 44], 6),
    ...curvePoints([112, 44], [98, 60], [80, 58], [60, 48], 6),
    ...curvePoints([60, 48], [40, 58], [22, 60], [8, 44], 6),
  )
