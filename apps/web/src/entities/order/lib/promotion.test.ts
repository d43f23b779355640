import { expect, test } from 'vitest'
import { promotionEnd } from './promotion.ts'

const END = Date.parse('2024-12-07T09:00:00Z')

test('the promotion shows only while plan 10 costs 99 and its end is ahead', () => {
  expect(promotionEnd([{ id: 10, priceFen: 9_900 }], END - 1)).toBe(END)
  expect(promotionEnd([{ id: 10, priceFen: 9_900 }], END)).toBeNull()
  expect(promotionEnd([{ id: 10, priceFen: 19_800 }], END - 1)).toBeNull()
  expect(promotionEnd([{ id: 11, priceFen: 9_900 }], END - 1)).toBeNull()
  expect(promotionEnd([], 0)).toBeNull()
})
