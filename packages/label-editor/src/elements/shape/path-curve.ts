import type { PathNode } from '../../document/element.ts'
import type { Box } from '../../geometry/box.ts'
import type { Point } from '../../geometry/viewport.ts'

/** A piece between two nodes: its ends and the two places it is drawn towards. Straight when these are the ends. */
export type Cubic = readonly [from: Point, towards: Point, away: Point, to: Point]

const plus = (a: Point, b: Point | null): Point => (b ? { x: a.x + b.x, y: a.y + b.y } : a)
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })

/** The pieces of a path in their order; a closed one has one more, back to its beginning. */
export function piecesOf(nodes: readonly PathNode[], isClosed: boolean): Cubic[] {
  return nodes.flatMap((node, at) => {
    const next = nodes[at + 1] ?? (isClosed && nodes.length > 1 ? nodes[0] : undefined)
    if (!next) return []
    const place = { x: node.x, y: node.y }
    const end = { x: next.x, y: next.y }
    return [[place, plus(place, node.after), plus(end, next.before), end] as const]
  })
}

/** The place on a piece, `t` from 0 to 1. */
export function placeOn([a, b, c, d]: Cubic, t: number): Point {
  const [ab, bc, cd] = [mix(a, b, t), mix(b, c, t), mix(c, d, t)]
  return mix(mix(ab, bc, t), mix(bc, cd, t), t)
}

/** Where a piece turns back along one axis, between its ends. */
function turnsOf(a: number, b: number, c: number, d: number): number[] {
  const [p, q, r] = [d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a]
  const found: number[] = []
  if (Math.abs(p) < 1e-12) {
    if (q !== 0) found.push(-r / q)
  } else {
    const under = q * q - 4 * p * r
    if (under >= 0) for (const sign of [-1, 1]) found.push((-q + sign * Math.sqrt(under)) / (2 * p))
  }
  return found.filter((t) => t > 0 && t < 1)
}

/** The smallest upright box around a path, without its stroke; null for a path without nodes. */
export function boundsOfPath(nodes: readonly PathNode[], isClosed: boolean): Box | null {
  const places: Point[] = nodes.map(({ x, y }) => ({ x, y }))
  for (const piece of piecesOf(nodes, isClosed)) {
    const [a, b, c, d] = piece
    for (const t of [...turnsOf(a.x, b.x, c.x, d.x), ...turnsOf(a.y, b.y, c.y, d.y)])
      places.push(placeOn(piece, t))
  }
  if (places.length === 0) return null
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The nearest place of a path to a point, to a thousandth of a piece; null for a path without pieces. */
export function nearestOn(
  nodes: readonly PathNode[],
  isClosed: boolean,
  point: Point,
): { piece: number; t: number; distance: number } | null {
  let best: { piece: number; t: number; distance: number } | null = null
  for (const [piece, cubic] of piecesOf(nodes, isClosed).entries()) {
    const away = (t: number) => {
      const { x, y } = minus(placeOn(cubic, t), point)
      return Math.hypot(x, y)
    }
    let [t, step] = [0, 1 / 32]
    for (let at = 1; at <= 32; at++) if (away(at * step) < away(t)) t = at * step
    for (; step > 0.0005; step /= 2) {
      const closer = [t - step, t + step].filter((near) => near >= 0 && near <= 1 && away(near) < away(t))
      t = closer.sort((a, b) => away(a) - away(b))[0] ?? t
    }
    if (!best || away(t) < best.distance) best = { piece, t, distance: away(t) }
  }
  return best
}

/** The same line with one node more, on a piece of it. */
export function withNodeOn(
  nodes: readonly PathNode[],
  isClosed: boolean,
  piece: number,
  t: number,
): PathNode[] {
  const cubic = piecesOf(nodes, isClosed)[piece]
  const [from, to] = [nodes[piece], nodes[(piece + 1) % nodes.length]]
  if (!cubic || !from || !to) return [...nodes]
  const [a, b, c, d] = cubic
  const isStraight = !from.after && !to.before
  const [ab, bc, cd] = [mix(a, b, t), mix(b, c, t), mix(c, d, t)]
  const [abc, bcd] = [mix(ab, bc, t), mix(bc, cd, t)]
  const place = mix(abc, bcd, t)
  const added: PathNode = {
    ...place,
    before: isStraight ? null : minus(abc, place),
    after: isStraight ? null : minus(bcd, place),
  }
  const next = nodes.map((node, at) => {
    if (isStraight) return node
    if (at === piece) return { ...node, after: minus(ab, a) }
    if (at === (piece + 1) % nodes.length) return { ...node, before: minus(cd, d) }
    return node
  })
  return [...next.slice(0, piece + 1), added, ...next.slice(piece + 1)]
}

const round = (value: number) => Math.round(value * 100) / 100
const written = ({ x, y }: Point) => `${round(x)} ${round(y)}`

/** A path as the outputs draw it, in the units of its nodes; empty below two nodes. */
export function pathText(nodes: readonly PathNode[], isClosed: boolean): string {
  const pieces = piecesOf(nodes, isClosed)
  const [first] = pieces
  if (!first) return ''
  const lines = pieces.map(([a, b, c, d]) =>
    b === a && c === d ? `L${written(d)}` : `C${written(b)} ${written(c)} ${written(d)}`,
  )
  return `M${written(first[0])}${lines.join('')}${isClosed ? 'Z' : ''}`
}
