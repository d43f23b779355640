import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commissionFen } from './commission-fen.ts'

test.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [19, 1],
  [20, 2],
  [29_900, 2_990],
  [29_999, 2_999],
])('of %d fen the one who brought the buyer has %d', (net, commission) => {
  expect(commissionFen(net)).toBe(commission)
})

test('laws: a tenth at most, less than a fen below it, and never less for a larger order', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.nat(1_000), (net, more) => {
      const commission = commissionFen(net)
      expect(Number.isInteger(commission)).toBe(true)
      expect(commission * 10).toBeLessThanOrEqual(net)
      expect(commission * 10).toBeGreaterThan(net - 10)
      expect(commissionFen(net + more)).toBeGreaterThanOrEqual(commission)
    }),
  )
})
