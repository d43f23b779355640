import fc from 'fast-check'
import { expect, test } from 'vitest'
import { profitRate } from './profit-rate.ts'

const cny = (amount: number) => ({ amount, currency: 'CNY' })

test.each([
  [2_400, 3_200, 25],
  [1_850, 3_200, 42.19],
  [3_200, 3_200, 0],
  [4_000, 3_200, -25],
  [1, 3, 66.67],
])('cost %d declared at %d is %d percent', (cost, declared, rate) => {
  expect(profitRate(cny(cost), cny(declared))).toBe(rate)
})

test('is unknown without one of the two, across currencies and of nothing', () => {
  expect(profitRate(null, cny(100))).toBeNull()
  expect(profitRate(cny(100), null)).toBeNull()
  expect(profitRate(cny(100), { amount: 200, currency: 'USD' })).toBeNull()
  expect(profitRate(cny(100), cny(0))).toBeNull()
})

const amount = fc.integer({ min: 1, max: 1_000_000_000 })

test('is below 100, negative only at a loss, and the same in any currency', () => {
  fc.assert(
    fc.property(amount, amount, (cost, declared) => {
      const rate = profitRate(cny(cost), cny(declared)) as number
      expect(rate).toBeLessThanOrEqual(100)
      if (cost > declared) expect(rate).toBeLessThanOrEqual(0)
      else expect(rate).toBeGreaterThanOrEqual(0)
      expect(profitRate({ amount: cost, currency: 'JPY' }, { amount: declared, currency: 'JPY' })).toBe(rate)
    }),
  )
})
