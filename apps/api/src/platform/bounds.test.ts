import { expect, test } from 'vitest'
import { refuseCrossedBounds } from './bounds.ts'

const message = '价格的下限 min_price=3 大于上限 max_price=2，请对调或改小下限'
const labels = { price: '价格' }

test('equal, open and absent bounds are no fault', () => {
  const ranges = { price: { min: 2, max: 2 }, sales: { min: 2, max: 3 }, open: { min: 9 }, top: { max: -9 } }
  expect(() => refuseCrossedBounds({ ...ranges, none: {} }, labels)).not.toThrow()
})

test('a least above its greatest is told for both fields, by the name that readers know', () => {
  const ranges = { sales: { min: 1, max: 2 }, price: { min: 3, max: 2 } }
  const fields = ['query.min_price', 'query.max_price'].map((path) => ({ path, message }))
  expect(() => refuseCrossedBounds(ranges, labels)).toThrow(
    expect.objectContaining({ reason: 'bad_parameter', message, details: { fields } }),
  )
})

test('every crossed range is told, the first one in the sentence; one without a name by its parameters', () => {
  const ranges = { goods: { min: 1, max: 0 }, price: { min: 3, max: 2 } }
  const first = '下限 min_goods=1 大于上限 max_goods=0，请对调或改小下限'
  const told = [first, first, message, message].map((sentence) =>
    expect.objectContaining({ message: sentence }),
  )
  expect(() => refuseCrossedBounds(ranges, labels)).toThrow(
    expect.objectContaining({ message: first, details: { fields: told } }),
  )
})
