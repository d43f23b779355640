import { expect, test } from 'vitest'
import { statusCode, statusOf } from './listing-status.ts'

test('statuses have the numbers that rows are stored with', () => {
  const numbers = (['wanted', 'sourcing', 'sourced', 'listing', 'listed', 'dropped'] as const).map(statusCode)
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6])
  expect([1, 2, 3, 4, 5, 6].map(statusOf).map(statusCode)).toEqual([1, 2, 3, 4, 5, 6])
})

test('a number that no version has written is that of a wanted product', () => {
  expect([0, -1, 7].map(statusOf)).toEqual(['wanted', 'wanted', 'wanted'])
})
