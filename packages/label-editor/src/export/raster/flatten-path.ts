import type { Matrix } from '../page/matrix.ts'
import { pathSegments, type Segment } from '../page/path-segments.ts'

/** A stretch of an outline as points, x and y in turn. */
export interface Polyline {
  points: number[]
  isClosed: boolean
}

/** How far a chord may stray from its curve, in dots. */
const TOLERANCE = 0.05
const MOST_STEPS = 64
/** Outlines of glyphs and marks come again and again. */
const MOST_KEPT = 4_000

const kept = new Map<string, readonly Segment[]>()

function segmentsOf(d: string): readonly Segment[] {
  const known = kept.get(d)
  if (known) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const read = pathSegments(d)
  kept.set(d, read)
  return read
}

/** Points of a cubic curve after its first, as many as keep it within the tolerance. */
function curveTo(points: number[], curve: readonly [number, number, number, number, number, number]) {
  const [x1, y1, x2, y2, x3, y3] = curve
  const [x0, y0] = [points.at(-2) as number, points.at(-1) as number]
  // The second differences bound how far a chord strays.
  const bend = Math.max(
    Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
    Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  )
  const steps = Math.min(MOST_STEPS, Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / TOLERANCE))))
  for (let step = 1; step <= steps; step++) {
    const t = step / steps
    const s = 1 - t
    const [a, b, c, e] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    points.push(a * x0 + b * x1 + c * x2 + e * x3, a * y0 + b * y1 + c * y2 + e * y3)
  }
}

/**
 * An outline in SVG path syntax as straight lines after a transformation to dots; curves stray from their chords by less
 * than a twentieth of a dot.
 */
export function flattenPath(d: string, [a, b, c, e, f, g]: Matrix): Polyline[] {
  const lines: Polyline[] = []
  let line: Polyline | null = null
  let [startX, startY] = [f, g]
  const put = (x: number, y: number) => [a * x + c * y + f, b * x + e * y + g] as const
  for (const segment of segmentsOf(d)) {
    if (segment[0] === 'M') {
      ;[startX, startY] = put(segment[1], segment[2])
      line = null
      continue
    }
    if (segment[0] === 'Z') {
      if (line) line.isClosed = true
      line = null
      continue
    }
    if (!line) {
      line = { points: [startX, startY], isClosed: false }
      lines.push(line)
    }
    if (segment[0] === 'L') line.points.push(...put(segment[1], segment[2]))
    else {
      const [, x1, y1, x2, y2, x3, y3] = segment
      curveTo(line.points, [...put(x1, y1), ...put(x2, y2), ...put(x3, y3)])
    }
  }
  return lines
}
