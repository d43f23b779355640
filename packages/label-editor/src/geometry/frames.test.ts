import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cornersOf, type Handle, handlePositions, intoFrame } from './handles.ts'
import { insideMarquee, isHit, topmostAt } from './hit.ts'
import { resizeFrame, resizeMember } from './resize.ts'
import { angleTo, snapAngle, turnMember } from './turn.ts'
import { fitPage, rulerStep, toLabel, toView, zoomAt } from './viewport.ts'

const frame = fc.record({
  x: fc.integer({ min: -5_000, max: 5_000 }),
  y: fc.integer({ min: -5_000, max: 5_000 }),
  width: fc.integer({ min: 100, max: 5_000 }),
  height: fc.integer({ min: 100, max: 5_000 }),
  rotation: fc.integer({ min: 0, max: 359 }),
})
const OPPOSITE = { n: 's', ne: 'sw', e: 'w', se: 'nw', s: 'n', sw: 'ne', w: 'e', nw: 'se' } as const
const side = fc.constantFrom(...(Object.keys(OPPOSITE) as (keyof typeof OPPOSITE)[]))
const by = fc.record({
  x: fc.integer({ min: -3_000, max: 3_000 }),
  y: fc.integer({ min: -3_000, max: 3_000 }),
})
const free = { keepsRatio: false, fromCentre: false, least: 10 }

const place = (of: Parameters<typeof handlePositions>[0], handle: Handle) =>
  handlePositions(of, 100).find((found) => found.handle === handle)?.at ?? { x: Number.NaN, y: Number.NaN }

test('whatever handle is pulled however far, the opposite one stays where it is on the page', () => {
  fc.assert(
    fc.property(frame, side, by, fc.boolean(), (before, handle, moved, keepsRatio) => {
      const after = resizeFrame(before, handle, moved, { ...free, keepsRatio })
      const [was, is] = [place(before, OPPOSITE[handle]), place(after, OPPOSITE[handle])]
      expect(Math.hypot(was.x - is.x, was.y - is.y)).toBeLessThan(1e-6)
      expect(after.width).toBeGreaterThan(0)
      expect(after.height).toBeGreaterThan(0)
      if (keepsRatio) expect(after.width / after.height).toBeCloseTo(before.width / before.height, 6)
    }),
  )
})

test('a handle that is pulled without keeping the ratio follows the pointer', () => {
  const before = { x: 0, y: 0, width: 1_000, height: 500, rotation: 30 }
  const corner = place(before, 'se')
  const after = place(resizeFrame(before, 'se', { x: 300, y: 200 }, free), 'se')
  expect(after.x - corner.x).toBeCloseTo(300, 6)
  expect(after.y - corner.y).toBeCloseTo(200, 6)
})

test('from the centre both sides move and the middle stays', () => {
  const before = { x: 0, y: 0, width: 1_000, height: 500, rotation: 0 }
  expect(resizeFrame(before, 'e', { x: 100, y: 0 }, { ...free, fromCentre: true })).toMatchObject({
    x: -100,
    width: 1_200,
  })
})

test('members of a selection keep their share of it', () => {
  const before = { x: 0, y: 0, width: 1_000, height: 1_000 }
  const after = { x: 0, y: 0, width: 2_000, height: 1_000 }
  const member = { x: 500, y: 0, width: 200, height: 100, rotation: 0 }
  expect(resizeMember(member, before, after)).toEqual({ x: 1_000, y: 0, width: 400, height: 100 })
  expect(resizeMember({ ...member, rotation: 90 }, before, after)).toMatchObject({ width: 200, height: 200 })
})

test('turning a selection by 360 degrees in any steps brings every member back', () => {
  fc.assert(
    fc.property(frame, by, fc.integer({ min: 1, max: 12 }), (member, around, steps) => {
      let turned = member
      for (let step = 0; step < steps; step++)
        turned = { ...turned, ...turnMember(turned, around, 360 / steps) }
      expect(turned.x).toBeCloseTo(member.x, 4)
      expect(turned.y).toBeCloseTo(member.y, 4)
    }),
  )
})

test('angles count clockwise from straight up and snap to 15 degrees when near', () => {
  expect(angleTo({ x: 0, y: 0 }, { x: 10, y: 0 })).toBeCloseTo(90)
  expect([snapAngle(43, false), snapAngle(38, false), snapAngle(38, true)]).toEqual([45, 38, 45])
})

test('a press hits inside a solid box, near the edge of a hollow one, and the front one of two', () => {
  const box = { x: 0, y: 0, width: 1_000, height: 1_000, rotation: 0 }
  expect(isHit(box, { x: 500, y: 500 }, true, 0)).toBe(true)
  expect(isHit(box, { x: 500, y: 500 }, false, 20)).toBe(false)
  expect(isHit(box, { x: 10, y: 500 }, false, 20)).toBe(true)
  const lying = { ...box, height: 100, rotation: 90 }
  expect(isHit(lying, { x: 500, y: -300 }, true, 0)).toBe(true)
  expect(isHit(lying, { x: 100, y: 50 }, true, 0)).toBe(false)
  const front = { ...box, id: 'front' }
  expect(topmostAt([{ ...box, id: 'back' }, front], { x: 5, y: 5 }, () => true, 0)).toBe(front)
})

test('a marquee takes what is inside, or also what it touches', () => {
  const box = { x: 0, y: 0, width: 1_000, height: 1_000, rotation: 0 }
  const marquee = { x: -10, y: -10, width: 500, height: 2_000 }
  expect(insideMarquee([box], marquee, false)).toEqual([])
  expect(insideMarquee([box], marquee, true)).toEqual([box])
})

test('zooming keeps what is under the pointer there; view and label are each other’s inverse', () => {
  const at = { x: 120, y: 80 }
  const viewport = { scale: 0.1, x: 30, y: 40 }
  const zoomed = zoomAt(viewport, at, 1.5)
  expect(toLabel(zoomed, at).x).toBeCloseTo(toLabel(viewport, at).x)
  expect(toView(zoomed, toLabel(zoomed, at)).y).toBeCloseTo(at.y)
  const fit = fitPage({ width: 7_000, height: 2_000 }, { width: 800, height: 600 })
  expect(toView(fit, { x: 3_500, y: 1_000 })).toEqual({ x: 400, y: 300 })
})

test('rulers label at least every 48 pixels, and a point is where its frame says', () => {
  expect(rulerStep(0.1)).toBe(5)
  expect(rulerStep(1)).toBe(0.5)
  const lying = { x: 0, y: 0, width: 100, height: 50, rotation: 90 }
  const [corner] = cornersOf(lying)
  expect(intoFrame(lying, corner ?? { x: 0, y: 0 }).x).toBeCloseTo(0)
})
