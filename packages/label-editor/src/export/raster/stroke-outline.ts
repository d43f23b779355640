import type { Polyline } from './flatten-path.ts'
import type { Polygon } from './scan-fill.ts'

/** Longest spike of a corner, in half widths, as canvas and SVG set it out for label shapes. */
const MITER_LIMIT = 10

type Corner = readonly [x: number, y: number]

/** Corners of a polyline without repetitions. */
function cornersOf({ points, isClosed }: Polyline): Corner[] {
  const corners: Corner[] = []
  for (let at = 0; at < points.length; at += 2) {
    const corner = [points[at] as number, points[at + 1] as number] as const
    const last = corners.at(-1)
    if (!last || Math.hypot(last[0] - corner[0], last[1] - corner[1]) > 1e-6) corners.push(corner)
  }
  const [first] = corners
  const last = corners.at(-1)
  if (isClosed && first && last && corners.length > 1) {
    if (Math.hypot(last[0] - first[0], last[1] - first[1]) <= 1e-6) corners.pop()
  }
  return corners
}

/** A polygon that turns the positive way, so that pieces which are on each other add up under the non-zero rule. */
function positive(polygon: number[]): number[] {
  let area = 0
  for (let at = 0; at < polygon.length; at += 2) {
    const next = (at + 2) % polygon.length
    area +=
      (polygon[at] as number) * (polygon[next + 1] as number) -
      (polygon[next] as number) * (polygon[at + 1] as number)
  }
  if (area >= 0) return polygon
  const turned: number[] = []
  for (let at = polygon.length - 2; at >= 0; at -= 2) {
    turned.push(polygon[at] as number, polygon[at + 1] as number)
  }
  return turned
}

const normalOf = ([x0, y0]: Corner, [x1, y1]: Corner): Corner => {
  const length = Math.hypot(x1 - x0, y1 - y0)
  return [(y0 - y1) / length, (x1 - x0) / length]
}

/** The stripe along one straight line. */
function stripe(from: Corner, to: Corner, half: number): number[] {
  const [nx, ny] = normalOf(from, to)
  const [dx, dy] = [nx * half, ny * half]
  return positive([
    from[0] + dx,
    from[1] + dy,
    to[0] + dx,
    to[1] + dy,
    to[0] - dx,
    to[1] - dy,
    from[0] - dx,
    from[1] - dy,
  ])
}

/** What fills the outside of a corner: a spike, or a flat edge where the spike would be too long. */
function corner(before: Corner, at: Corner, after: Corner, half: number): number[] | null {
  const [ax, ay] = normalOf(before, at)
  const [bx, by] = normalOf(at, after)
  const turn = ax * by - ay * bx
  if (Math.abs(turn) < 1e-9 && ax * bx + ay * by > 0) return null
  const side = turn > 0 ? -half : half
  const [x, y] = at
  const wedge = [x, y, x + ax * side, y + ay * side]
  const [sx, sy] = [ax + bx, ay + by]
  const square = sx * sx + sy * sy
  // The spike's length in half widths is 2 / |a + b|.
  if (square > (2 / MITER_LIMIT) ** 2) wedge.push(x + (2 * sx * side) / square, y + (2 * sy * side) / square)
  wedge.push(x + bx * side, y + by * side)
  return positive(wedge)
}

/** The drawn stretches of a dashed line. */
export function dashed(line: Polyline, dash: readonly number[]): Polyline[] {
  const total = dash.reduce((sum, length) => sum + length, 0)
  if (total <= 0) return [line]
  const pattern = dash.length % 2 === 0 ? dash : [...dash, ...dash]
  const corners = cornersOf(line)
  if (line.isClosed && corners[0]) corners.push(corners[0])
  const stretches: Polyline[] = []
  let [index, left] = [0, pattern[0] as number]
  let open: number[] | null = corners[0] ? [...corners[0]] : null
  for (let at = 0; at + 1 < corners.length; at++) {
    const [from, to] = [corners[at] as Corner, corners[at + 1] as Corner]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    let gone = 0
    while (length - gone > left) {
      gone += left
      const place = [
        from[0] + ((to[0] - from[0]) * gone) / length,
        from[1] + ((to[1] - from[1]) * gone) / length,
      ]
      if (open) stretches.push({ points: [...open, ...place], isClosed: false })
      open = open ? null : place
      index = (index + 1) % pattern.length
      left = Math.max(1e-6, pattern[index] as number)
    }
    left -= length - gone
    open?.push(...to)
  }
  if (open && open.length > 2) stretches.push({ points: open, isClosed: false })
  return stretches
}

/** The area of a line of some width, to be filled by the non-zero rule: flat ends, pointed corners. */
export function strokeOutline(line: Polyline, width: number): Polygon[] {
  const corners = cornersOf(line)
  const half = width / 2
  const polygons: Polygon[] = []
  const count = corners.length
  if (count < 2) return polygons
  const segments = line.isClosed ? count : count - 1
  for (let at = 0; at < segments; at++) {
    polygons.push(stripe(corners[at] as Corner, corners[(at + 1) % count] as Corner, half))
  }
  const [first, last] = line.isClosed ? [0, count - 1] : [1, count - 2]
  for (let at = first; at <= last; at++) {
    const wedge = corner(
      corners[(at + count - 1) % count] as Corner,
      corners[at] as Corner,
      corners[(at + 1) % count] as Corner,
      half,
    )
    if (wedge) polygons.push(wedge)
  }
  return polygons
}
