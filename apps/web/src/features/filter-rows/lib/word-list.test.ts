import { expect, test } from 'vitest'
import { toggleWord } from './word-list.ts'

test('a word goes in and out and leaves the others', () => {
  expect(toggleWord(undefined, 'M')).toBe('M')
  expect(toggleWord('M', 'One Size')).toBe('M,One Size')
  expect(toggleWord('S，M,L', 'M')).toBe('S,L')
  expect(toggleWord('M', 'M')).toBeUndefined()
})
