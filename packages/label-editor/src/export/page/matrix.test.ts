import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Box } from '../../geometry/box.ts'
import { apply, boxAround, IDENTITY, type Matrix, placementOf } from './matrix.ts'

const place = fc.integer({ min: -5_000, max: 5_000 })
const side = fc.integer({ min: 0, max: 5_000 })
const box: fc.Arbitrary<Box> = fc.record({ x: place, y: place, width: side, height: side })
const entry = fc.double({ min: -10, max: 10, noNaN: true })
const matrix: fc.Arbitrary<Matrix> = fc.tuple(entry, entry, entry, entry, entry, entry)
const share = fc.double({ min: 0, max: 1, noNaN: true })
/** Thousands of hundredths, times ten: sums are exact to far less than this. */
const NEARLY = 1e-6

test('the box around a box holds every point of it, and no more than its corners need', () => {
  fc.assert(
    fc.property(matrix, box, share, share, (placed, inner, across, down) => {
      const around = boxAround(placed, inner)
      const point = apply(placed, inner.x + inner.width * across, inner.y + inner.height * down)
      expect(point.x).toBeGreaterThanOrEqual(around.x - NEARLY)
      expect(point.y).toBeGreaterThanOrEqual(around.y - NEARLY)
      expect(point.x).toBeLessThanOrEqual(around.x + around.width + NEARLY)
      expect(point.y).toBeLessThanOrEqual(around.y + around.height + NEARLY)
      // As wide and as high as what each side of the box spans there.
      const [a, b, c, d] = placed
      expect(around.width).toBeCloseTo(Math.abs(a) * inner.width + Math.abs(c) * inner.height, 6)
      expect(around.height).toBeCloseTo(Math.abs(b) * inner.width + Math.abs(d) * inner.height, 6)
    }),
  )
})

test('nothing moved is nothing changed; a quarter turn swaps the sides exactly', () => {
  const inner = { x: 0, y: 0, width: 400, height: 100 }
  expect(boxAround(IDENTITY, inner)).toEqual(inner)
  const turned = placementOf({ ...inner, x: 30, y: 40, rotation: 90 })
  expect(boxAround(turned, inner)).toEqual({ x: 180, y: -110, width: 100, height: 400 })
})
