/** A point in the units of a drawing, y downwards. */
export type Point = readonly [x: number, y: number]

/** Two digits are enough: a drawing is a hundred units high and is printed a few centimetres high. */
const short = (value: number): string => String(Math.round(value * 100) / 100)
const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`

/** Twice the area that a ring of points encloses; positive when it runs clockwise on paper. */
const turning = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)

const ringOf = (points: readonly Point[]) => `M${points.map(at).join('L')}Z`

/**
 * Everything here is filled by the non-zero rule, the only one that every output knows: areas run clockwise and are
 * united where they overlap, holes run the other way.
 */
export function polygon(...points: readonly Point[]): string {
  return ringOf(turning(points) < 0 ? [...points].reverse() : points)
}

export function polygonHole(...points: readonly Point[]): string {
  return ringOf(turning(points) > 0 ? [...points].reverse() : points)
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height])
}

function rectangleHole(x: number, y: number, width: number, height: number): string {
  return polygonHole([x, y], [x + width, y], [x + width, y + height], [x, y + height])
}

/** A frame whose outer edge is the rectangle. */
export function frame(x: number, y: number, width: number, height: number, thickness: number): string {
  const twice = 2 * thickness
  return (
    rectangle(x, y, width, height) +
    rectangleHole(x + thickness, y + thickness, width - twice, height - twice)
  )
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, sweep: 0 | 1 = 1): string {
  const [rx, ry] = [short(radiusX), short(radiusY)]
  return `M${at([x - radiusX, y])}a${rx} ${ry} 0 1 ${sweep} ${short(2 * radiusX)} 0a${rx} ${ry} 0 1 ${sweep} ${short(-2 * radiusX)} 0Z`
}

export const circle = (x: number, y: number, radius: number) => ellipse(x, y, radius, radius)

/** A circle line; the radius is that of its middle. */
export function ring(x: number, y: number, radius: number, thickness: number): string {
  const half = thickness / 2
  return ellipse(x, y, radius + half, radius + half) + ellipse(x, y, radius - half, radius - half, 0)
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The point of a circle at an angle: 0 is right, 90 is down. */
function onCircle(x: number, y: number, radius: number, degrees: number): Point {
  return [x + radius * Math.cos(radians(degrees)), y + radius * Math.sin(radians(degrees))]
}

/** A piece of a circle line from one angle clockwise to another, with ends cut straight. */
export function arc(
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  thickness: number,
): string {
  const [outer, inner] = [radius + thickness / 2, radius - thickness / 2]
  const large = to - from > 180 ? 1 : 0
  const [a, b] = [onCircle(x, y, outer, from), onCircle(x, y, outer, to)]
  const [c, d] = [onCircle(x, y, inner, to), onCircle(x, y, inner, from)]
  return (
    `M${at(a)}A${short(outer)} ${short(outer)} 0 ${large} 1 ${at(b)}` +
    `L${at(c)}A${short(inner)} ${short(inner)} 0 ${large} 0 ${at(d)}Z`
  )
}

/** Points along a circle clockwise, for outlines that are partly round. */
export function arcPoints(x: number, y: number, radius: number, from: number, to: number): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 10))
  return Array.from({ length: steps + 1 }, (_, step) =>
    onCircle(x, y, radius, from + ((to - from) * step) / steps),
  )
}

/** Points along a cubic curve, its ends among them. */
export function curvePoints(a: Point, b: Point, c: Point, d: Point, steps = 10): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const u = 1 - t
    const mix = (axis: 0 | 1) =>
      u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis]
    return [mix(0), mix(1)]
  })
}

/** Whether a line turns so much at a point that its two pieces leave a gap at the outside. */
function isCorner(before: Point, point: Point, after: Point): boolean {
  const [ax, ay] = [point[0] - before[0], point[1] - before[1]]
  const [bx, by] = [after[0] - point[0], after[1] - point[1]]
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) > 0.17
}

/** A piece of a line, lengthened at both ends. */
function bar(
  thickness: number,
  from: Point,
  to: Point,
  more: readonly [before: number, after: number],
): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  if (length === 0) return ''
  const [ux, uy] = [dx / length, dy / length]
  const [nx, ny] = [(-uy * thickness) / 2, (ux * thickness) / 2]
  const [startX, startY] = [from[0] - ux * more[0], from[1] - uy * more[0]]
  const [endX, endY] = [to[0] + ux * more[1], to[1] + uy * more[1]]
  return polygon(
    [startX + nx, startY + ny],
    [endX + nx, endY + ny],
    [endX - nx, endY - ny],
    [startX - nx, startY - ny],
  )
}

/** A line of one thickness through points, with round joints and ends. */
export function line(thickness: number, ...points: readonly Point[]): string {
  const half = thickness / 2
  /** Pieces of a curve overlap a little, lest a seam shows where they meet. */
  const overlap = half * 0.12 + 0.1
  const isRound = points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    return !before || !after || isCorner(before, point, after)
  })
  return points
    .map((point, index) => {
      const joint = isRound[index] ? circle(point[0], point[1], half) : ''
      const next = points[index + 1]
      if (!next) return joint
      const more = [isRound[index] ? 0 : overlap, isRound[index + 1] ? 0 : overlap] as const
      return joint + bar(thickness, point, next, more)
    })
    .join('')
}

/** A closed line of one thickness with round corners. */
export function outline(thickness: number, ...points: readonly Point[]): string {
  const [first] = points
  return first ? line(thickness, ...points, first) : ''
}

/** A triangle that points from one place towards another: the tip is at the second. */
export function arrowHead(from: Point, tip: Point, length: number, width: number): string {
  const distance = Math.hypot(tip[0] - from[0], tip[1] - from[1]) || 1
  const [ux, uy] = [(tip[0] - from[0]) / distance, (tip[1] - from[1]) / distance]
  const [baseX, baseY] = [tip[0] - ux * length, tip[1] - uy * length]
  return polygon(
    tip,
    [baseX - (uy * width) / 2, baseY + (ux * width) / 2],
    [baseX + (uy * width) / 2, baseY - (ux * width) / 2],
  )
}

/** Points turned around a centre by degrees clockwise. */
export function turned(points: readonly Point[], centre: Point, degrees: number): Point[] {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return points.map(([x, y]) => {
    const [dx, dy] = [x - centre[0], y - centre[1]]
    return [centre[0] + dx * cos - dy * sin, centre[1] + dx * sin + dy * cos]
  })
}
