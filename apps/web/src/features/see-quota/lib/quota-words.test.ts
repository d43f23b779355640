import { expect, test } from 'vitest'
import { quotaLeft } from './quota-words.ts'

test.each([
  [{ limit: 2_000, used: 500 }, '1,500'],
  [{ limit: 1, used: 3 }, '0'],
  [{ limit: null, used: 3 }, null],
  [{ limit: 20, used: null }, null],
])('%j leaves %s', (item, left) => {
  expect(quotaLeft(item)).toBe(left)
})
