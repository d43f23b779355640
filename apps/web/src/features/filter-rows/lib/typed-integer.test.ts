import { expect, test } from 'vitest'
import { typedInteger } from './typed-integer.ts'

test('people type whole numbers in several ways', () => {
  expect(typedInteger('')).toBeNull()
  expect(typedInteger(' 1,000 ')).toBe(1000)
  expect(typedInteger('４５')).toBe(45)
  for (const text of ['-3', 'abc', '1e3', '1.5', '12345678901']) expect(typedInteger(text)).toBeNaN()
})
