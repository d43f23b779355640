import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PathNode } from '../../document/element.ts'
import { boundsOfPath, nearestOn, pathText, piecesOf, placeOn, withNodeOn } from './path-curve.ts'

const whole = fc.integer({ min: -5_000, max: 5_000 })
const place = fc.record({ x: whole, y: whole })
const node: fc.Arbitrary<PathNode> = fc.record({
  x: whole,
  y: whole,
  before: fc.option(place),
  after: fc.option(place),
})
const path = fc.record({ nodes: fc.array(node, { minLength: 2, maxLength: 8 }), isClosed: fc.boolean() })
const steps = Array.from({ length: 41 }, (_, at) => at / 40)
const placesOf = (nodes: readonly PathNode[], isClosed: boolean) =>
  piecesOf(nodes, isClosed).flatMap((piece) => steps.map((t) => placeOn(piece, t)))

test('every place of a path is in its bounds, and the bounds touch it on each side', () => {
  fc.assert(
    fc.property(path, ({ nodes, isClosed }) => {
      const box = boundsOfPath(nodes, isClosed)
      if (!box) throw new Error('there are nodes')
      const places = placesOf(nodes, isClosed)
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(box.x - 1e-6)
        expect(x).toBeLessThanOrEqual(box.x + box.width + 1e-6)
        expect(y).toBeGreaterThanOrEqual(box.y - 1e-6)
        expect(y).toBeLessThanOrEqual(box.y + box.height + 1e-6)
      }
      // Forty steps of a piece miss its furthest place by less than a fortieth of what it spans.
      const slack = Math.max(box.width, box.height) / 20 + 1
      expect(Math.min(...places.map(({ x }) => x)) - box.x).toBeLessThan(slack)
      expect(box.y + box.height - Math.max(...places.map(({ y }) => y))).toBeLessThan(slack)
    }),
  )
})

test('a node more changes nothing about the line', () => {
  fc.assert(
    fc.property(path, fc.nat(), fc.double({ min: 0.05, max: 0.95, noNaN: true }), (drawn, pick, t) => {
      const { nodes, isClosed } = drawn
      const pieces = piecesOf(nodes, isClosed)
      const piece = pick % pieces.length
      const more = withNodeOn(nodes, isClosed, piece, t)
      expect(more).toHaveLength(nodes.length + 1)
      const [before, after] = [piecesOf(more, isClosed)[piece], piecesOf(more, isClosed)[piece + 1]]
      const whole = pieces[piece]
      if (!before || !after || !whole) throw new Error('the piece became two')
      for (const at of steps) {
        const [there, here] = [placeOn(whole, at * t), placeOn(before, at)]
        // A straight piece runs at another speed once it is two.
        const distance = Math.hypot(there.x - here.x, there.y - here.y)
        const isStraight = !nodes[piece]?.after && !nodes[(piece + 1) % nodes.length]?.before
        if (!isStraight) expect(distance).toBeLessThan(1e-6)
      }
      const [end, wanted] = [placeOn(after, 1), whole[3]]
      expect(Math.hypot(end.x - wanted.x, end.y - wanted.y)).toBeLessThan(1e-6)
    }),
  )
})

test('the nearest place is no further away than any other that is tried', () => {
  fc.assert(
    fc.property(path, place, ({ nodes, isClosed }, point) => {
      const found = nearestOn(nodes, isClosed, point)
      const tried = placesOf(nodes, isClosed).map(({ x, y }) => Math.hypot(x - point.x, y - point.y))
      expect(found?.distance).toBeLessThanOrEqual(Math.min(...tried) * 1.02 + 20)
    }),
  )
})

test('straight pieces are written as lines, bent ones as curves, a closed path ends with Z', () => {
  const corner = (x: number, y: number): PathNode => ({ x, y, before: null, after: null })
  expect(pathText([corner(0, 0)], false)).toBe('')
  expect(pathText([corner(0, 0), corner(10, 0), corner(10, 5)], true)).toBe('M0 0L10 0L10 5L0 0Z')
  expect(pathText([{ ...corner(0, 0), after: { x: 3, y: 4 } }, corner(10, 0)], false)).toBe(
    'M0 0C3 4 10 0 10 0',
  )
  expect(nearestOn([corner(0, 0)], false, { x: 0, y: 0 })).toBeNull()
})
