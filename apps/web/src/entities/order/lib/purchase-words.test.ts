import { expect, it } from 'vitest'
import { monthsOf, priceOf } from './purchase-words.ts'

it.each([
  [1, [1, 2, 3, 6, 12]],
  [6, [6, 12, 18, 36]],
  [12, [12, 24, 36]],
  [36, [36]],
  [null, [1, 3, 6, 12, 24, 36]],
])('a plan of %s months can be asked for %j', (months, all) => {
  expect(monthsOf({ months })).toEqual(all)
})

it('the price is that of all months, and none where it is agreed', () => {
  expect(priceOf({ priceFen: 89_800, months: 6 }, 18)).toBe(269_400)
  expect(priceOf({ priceFen: null, months: 12 }, 12)).toBeNull()
  expect(priceOf({ priceFen: 4_999_800, months: null }, 12)).toBeNull()
})
