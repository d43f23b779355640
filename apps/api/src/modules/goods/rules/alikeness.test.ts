import { expect, test } from 'vitest'
import { alikeness } from './alikeness.ts'

test.each([
  [[], [], 0],
  [[1, 2], [], 0],
  [[1, 2], [3, 4], 0],
  [[1, 2], [1, 2], 1],
  [[1, 2], [2, 3], 0.5],
  [[1, 2, 3], [3], 0.5],
])('%j and %j are alike by %d', (mine, other, alike) => {
  expect(alikeness(new Set<number>(mine), other)).toBe(alike)
})
