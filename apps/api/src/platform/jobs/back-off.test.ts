import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { backOffMs } from './back-off.ts'

describe('pauses between attempts', () => {
  test('double from five seconds to an hour', () => {
    expect([1, 2, 3, 10, 11].map((failures) => backOffMs(failures, 0))).toEqual([
      5_000, 10_000, 20_000, 2_560_000, 3_600_000,
    ])
    expect(backOffMs(1_000, 0)).toBe(3_600_000)
  })

  test('never shrink, and are spread over a quarter', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, spread) => {
          const pause = backOffMs(n, spread)
          expect(pause).toBeGreaterThanOrEqual(backOffMs(n, 0))
          expect(pause).toBeLessThanOrEqual(Math.ceil(backOffMs(n, 0) * 1.25))
          expect(backOffMs(n + 1, 0)).toBeGreaterThanOrEqual(backOffMs(n, 0))
        },
      ),
    )
  })
})
