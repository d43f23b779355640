import { expect, test } from 'vitest'
import { numberBounds, textBounds } from './param-bounds.ts'

test('an operation that differs from the others has its own bounds', () => {
  expect(textBounds('searchGoods', 'keyword')).toEqual({ type: 'string', maxLength: 200 })
  expect(textBounds('searchListings', 'keyword')).toEqual({ type: 'string', maxLength: 100 })
  expect(numberBounds('searchGoods', 'min_sales').maximum).toBe(1_000_000_000)
  expect(numberBounds('searchShops', 'min_sales').maximum).toBe(1_000_000_000_000)
  expect(numberBounds('searchShops', 'min_score')).toEqual({ type: 'number', minimum: 0, maximum: 5 })
})

test('a parameter that the contract has not, or of another type, is refused', () => {
  expect(() => numberBounds('searchGoods', 'min_weight')).toThrow('min_weight in searchGoods')
  expect(() => numberBounds('searchGoods', 'keyword')).toThrow('keyword in searchGoods')
  expect(() => textBounds('searchGoods', 'min_sales')).toThrow('min_sales in searchGoods')
  expect(() => textBounds('searchGoods', 'has_video')).toThrow('has_video in searchGoods')
})
