import { expect, test } from 'vitest'
import { toggleWord, wordsOf } from './word-list.ts'

test('a list as people type it', () => {
  expect(wordsOf('S, M，L、XL;S,')).toEqual(['S', 'M', 'L', 'XL'])
  expect(wordsOf(undefined)).toEqual([])
})

test('a word goes in and out and leaves the others', () => {
  expect(toggleWord(undefined, 'M')).toBe('M')
  expect(toggleWord('M', 'One Size')).toBe('M,One Size')
  expect(toggleWord('S，M,L', 'M')).toBe('S,L')
  expect(toggleWord('M', 'M')).toBeUndefined()
})
