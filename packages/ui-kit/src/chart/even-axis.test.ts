import fc from 'fast-check'
import { expect, it } from 'vitest'
import { evenLines, evenRange, stepCount } from './even-axis.ts'

const magnitude = fc.double({ min: 1e-3, max: 1e9, noNaN: true })
const steps = fc.integer({ min: 2, max: 6 })

it('holds every figure, begins at zero unless one is below it, and leaves at most a third empty', () => {
  fc.assert(
    fc.property(magnitude, steps, (high, count) => {
      const [from, to] = evenRange(high / 3, high, count)
      expect(from).toBe(0)
      expect(to).toBeGreaterThan(high)
      expect(to).toBeLessThanOrEqual(high * 1.02 * 1.5 * (1 + 1e-9))
    }),
  )
})

it('has zero among its lines, and as many lines as it was asked for, wherever the figures are', () => {
  const signed = fc.oneof(
    magnitude,
    magnitude.map((one) => -one),
    fc.constant(0),
  )
  fc.assert(
    fc.property(signed, signed, steps, (one, other, count) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      const [from, to] = evenRange(low, high, count)
      const dust = 1e-9 * (to - from)
      expect(from).toBeLessThanOrEqual(low + dust)
      expect(to).toBeGreaterThanOrEqual(high - dust)
      const lines = evenLines(from, to, count)
      expect(lines).toHaveLength(count + 1)
      expect(Math.min(...lines.map(Math.abs))).toBe(0)
    }),
  )
})

it('takes steps that read well', () => {
  expect(evenLines(...evenRange(0, 344_000, 5), 5)).toEqual([0, 80_000, 160_000, 240_000, 320_000, 400_000])
  expect(evenLines(...evenRange(10, 12.99, 5), 5)).toEqual([0, 3, 6, 9, 12, 15])
  expect(evenLines(...evenRange(0, 0.27, 3), 3)).toEqual([0, 0.1, 0.2, 0.3])
  expect(evenLines(...evenRange(-40, 95, 4), 4)).toEqual([-50, 0, 50, 100, 150])
  expect(evenLines(...evenRange(0, 12.5, 5), 5)).toEqual([0, 3, 6, 9, 12, 15])
  expect(evenLines(...evenRange(0, 0, 4), 4)).toEqual([0, 1, 2, 3, 4])
})

it('leaves room for the figures of the axis', () => {
  expect([stepCount(240), stepCount(60), stepCount(900)]).toEqual([5, 2, 6])
})
