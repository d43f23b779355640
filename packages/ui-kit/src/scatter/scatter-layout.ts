export type ScatterPoint = {
  readonly id: string
  readonly label: string
  readonly x: number
  readonly y: number
  /** Says how large the thing is; shown as the area of its circle. */
  readonly size?: number
  /** Where the point leads: it is then a link. */
  readonly href?: string
}

type PlacedPoint = ScatterPoint & {
  /** CSS pixels from the upper left corner, and the radius. */
  readonly left: number
  readonly top: number
  readonly radius: number
  /** 1 upper right, 2 upper left, 3 lower left, 4 lower right of the dividing lines. */
  readonly quadrant: 1 | 2 | 3 | 4
}

export type ScatterLayout = {
  readonly points: readonly PlacedPoint[]
  readonly splitLeft: number
  readonly splitTop: number
}

const SMALLEST = 4
const LARGEST = 18
/** CSS pixels along the upper and the lower edge that are left to the names of the quadrants. */
export const NAME_BAND = 24

/**
 * A measure that is even around the dividing line and ever denser far from it. Sales of categories differ by powers of
 * ten: on an even measure the greatest alone fills the box, and the others crowd in a corner.
 */
function fromSplit(values: readonly number[], split: number): (value: number) => number {
  const away = values.map((value) => Math.abs(value - split))
  // Not less than a millionth of the farthest: what is smaller is where the line is.
  const usual = Math.max(median(away), Math.max(0, ...away) / 1e6) || 1
  return (value) => Math.asinh((value - split) / usual)
}

/**
 * Places points in a box so that all circles stay inside, larger ones first, so that small ones are drawn
 * on top. `split` divides the box into quadrants; a point on a line belongs to the upper or right side. The further
 * from it, the denser the measure; the order of the points is that of their figures.
 */
export function layScatter(
  points: readonly ScatterPoint[],
  split: { readonly x: number; readonly y: number },
  width: number,
  height: number,
): ScatterLayout {
  const scale = (values: readonly number[], middle: number, space: number, edge: number) => {
    const measure = fromSplit(values, middle)
    const measured = [middle, ...values].map(measure)
    const low = Math.min(...measured)
    const span = Math.max(...measured) - low
    // All in one place: the middle, where the dividing lines leave the corners to their names.
    if (span === 0) return () => space / 2
    return (value: number) => edge + ((measure(value) - low) / span) * (space - 2 * edge)
  }
  const all = (axis: 'x' | 'y') => points.map((point) => point[axis])
  const x = scale(all('x'), split.x, width, LARGEST)
  const y = scale(all('y'), split.y, height, LARGEST + NAME_BAND)
  const most = Math.max(...points.map(({ size }) => size ?? 0), 0)
  const placed = points.map((point): PlacedPoint => {
    const share = most > 0 ? Math.max(0, point.size ?? 0) / most : 0
    const isRight = point.x >= split.x
    const isUpper = point.y >= split.y
    return {
      ...point,
      left: x(point.x),
      top: height - y(point.y),
      radius: most > 0 ? Math.max(SMALLEST, Math.sqrt(share) * LARGEST) : SMALLEST + 1,
      quadrant: isUpper ? (isRight ? 1 : 2) : isRight ? 4 : 3,
    }
  })
  return {
    points: placed.sort((a, b) => b.radius - a.radius),
    splitLeft: x(split.x),
    splitTop: height - y(split.y),
  }
}

/** The middle value; with an even count the mean of the two in the middle. 0 without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
