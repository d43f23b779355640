import { expect, it } from 'vitest'
import { isNewsKind } from './news-kinds.ts'

it('knows the kinds, and no name of an object', () => {
  expect(['notice', 'policy', 'industry', 'calendar'].every(isNewsKind)).toBe(true)
  expect(['all', '', 'toString', 7, undefined].some(isNewsKind)).toBe(false)
})
