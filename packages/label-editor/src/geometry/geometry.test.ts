import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignShifts, distributeShifts } from './arrange.ts'
import { type Box, boundsOf, contains, normalDegrees, unionOf } from './box.ts'
import { snapMove, snapToDots } from './snap.ts'

const side = fc.integer({ min: 1, max: 5_000 })
const place = fc.integer({ min: -5_000, max: 5_000 })
const box: fc.Arbitrary<Box> = fc.record({ x: place, y: place, width: side, height: side })
const shifted = (boxes: readonly Box[], shifts: readonly { dx: number; dy: number }[]) =>
  boxes.map((item, at) => ({ ...item, x: item.x + (shifts[at]?.dx ?? 0), y: item.y + (shifts[at]?.dy ?? 0) }))

test('a quarter turn swaps the sides around the same centre', () => {
  expect(boundsOf({ x: 0, y: 0, width: 400, height: 100, rotation: 90 })).toEqual({
    x: 150,
    y: -150,
    width: 100,
    height: 400,
  })
})

test('angles come home into one turn', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (degrees) => {
      const turned = normalDegrees(degrees)
      expect(turned).toBeGreaterThanOrEqual(0)
      expect(turned).toBeLessThan(360)
      expect((((degrees - turned) % 360) + 360) % 360).toBe(0)
    }),
  )
})

test('the union contains each of its boxes', () => {
  fc.assert(
    fc.property(fc.array(box, { minLength: 1 }), (boxes) => {
      const union = unionOf(boxes) as Box
      expect(boxes.every((item) => contains(union, item))).toBe(true)
    }),
  )
})

test('aligned left means one left edge, and nothing moves down', () => {
  fc.assert(
    fc.property(fc.array(box, { minLength: 2, maxLength: 8 }), (boxes) => {
      const moved = shifted(boxes, alignShifts(boxes, 'left'))
      expect(new Set(moved.map(({ x }) => x)).size).toBe(1)
      expect(moved.map(({ y }) => y)).toEqual(boxes.map(({ y }) => y))
    }),
  )
})

test('distributed gaps are equal to a hundredth and the outermost two stay', () => {
  fc.assert(
    fc.property(fc.array(box, { minLength: 3, maxLength: 8 }), (boxes) => {
      const moved = shifted(boxes, distributeShifts(boxes, 'x'))
      const inOrder = boxes
        .map((item, at) => ({ item, now: moved[at] as Box }))
        .sort((a, b) => a.item.x - b.item.x)
      const gaps = inOrder.slice(1).map(({ now }, at) => {
        const before = inOrder[at]?.now as Box
        return now.x - (before.x + before.width)
      })
      expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(2)
      expect(inOrder[0]?.now.x).toBe(inOrder[0]?.item.x)
    }),
  )
})

test('a box near an edge snaps onto it, one out of reach does not', () => {
  const still: Box = { x: 1_000, y: 1_000, width: 500, height: 500 }
  expect(snapMove({ x: 1_012, y: 3_000, width: 300, height: 300 }, [still], [], 20)).toMatchObject({
    dx: -12,
    dy: 0,
  })
  expect(snapMove({ x: 1_030, y: 3_000, width: 300, height: 300 }, [still], [], 20)).toMatchObject({
    dx: 0,
    guides: [],
  })
})

test('a guide pulls edges and the centre along its own axis alone', () => {
  const moving = { x: 1_012, y: 3_000, width: 300, height: 300 }
  expect(snapMove(moving, [], [{ axis: 'x', at: 1_000 }], 20)).toMatchObject({
    dx: -12,
    dy: 0,
    guides: [{ axis: 'x', at: 1_000, kind: 'guide' }],
  })
  expect(snapMove(moving, [], [{ axis: 'x', at: 1_170 }], 20).dx).toBe(8)
  expect(snapMove(moving, [], [{ axis: 'y', at: 1_000 }], 20)).toMatchObject({ dx: 0, dy: 0, guides: [] })
})

test('between two neighbours the middle pulls', () => {
  const row = [
    { x: 0, y: 0, width: 100, height: 100 },
    { x: 1_000, y: 0, width: 100, height: 100 },
  ]
  const snap = snapMove({ x: 495, y: 0, width: 100, height: 90 }, row, [], 10)
  expect(snap.dx).toBe(5)
  expect(snap.guides).toContainEqual(expect.objectContaining({ kind: 'gap' }))
})

test('a row of equal gaps continues: the third box takes the gap of the first two, on either side', () => {
  const row = [
    { x: 0, y: 0, width: 10_000, height: 100 },
    { x: 1_000, y: 0, width: 100, height: 100 },
    { x: 1_130, y: 0, width: 200, height: 100 },
  ]
  const after = snapMove({ x: 1_364, y: 7, width: 57, height: 89 }, row, [], 5)
  expect(after.dx).toBe(-4)
  expect(after.guides).toContainEqual({ axis: 'x', at: 1_360, kind: 'gap' })
  const before = snapMove({ x: 911, y: 7, width: 57, height: 89 }, row, [], 5)
  expect(before.dx).toBe(2)
  const turned = (box: (typeof row)[number]) => ({ x: box.y, y: box.x, width: box.height, height: box.width })
  expect(snapMove({ x: 7, y: 1_364, width: 89, height: 57 }, row.map(turned), [], 5).dy).toBe(-4)
})

test('snapping never moves farther than it reaches', () => {
  fc.assert(
    fc.property(
      box,
      fc.array(box, { maxLength: 6 }),
      fc.integer({ min: 0, max: 60 }),
      (moving, others, reach) => {
        const { dx, dy } = snapMove(moving, others, [], reach)
        expect(Math.abs(dx)).toBeLessThanOrEqual(reach)
        expect(Math.abs(dy)).toBeLessThanOrEqual(reach)
      },
    ),
  )
})

test('a dot at 203 dpi is an eighth of a millimetre', () => {
  expect(snapToDots(26, 203)).toBe(25)
  expect(snapToDots(17, 203)).toBe(13)
})
