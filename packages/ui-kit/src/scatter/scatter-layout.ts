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

export type PlacedPoint = ScatterPoint & {
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

/**
 * Places points in a box so that all circles stay inside, larger ones first, so that small ones are drawn
 * on top. `split` divides the box into quadrants; a point on a line belongs to the upper or right side.
 */
export function layScatter(
  points: readonly ScatterPoint[],
  split: { readonly x: number; readonly y: number },
  width: number,
  height: number,
): ScatterLayout {
  const scale = (values: readonly number[], room: number) => {
    const low = Math.min(...values)
    const span = Math.max(...values) - low
    // All in one place: the middle, where the dividing lines leave the corners to their names.
    if (span === 0) return () => room / 2
    return (value: number) => LARGEST + ((value - low) / span) * (room - 2 * LARGEST)
  }
  const x = scale([split.x, ...points.map((point) => point.x)], width)
  const y = scale([split.y, ...points.map((point) => point.y)], height)
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
