import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedWords } from './typed-words.ts'

test('words are parted by the commas and semicolons of both alphabets', () => {
  expect(typedWords('S, M，L、XL;S；XXL')).toEqual(['S', 'M', 'L', 'XL', 'XXL'])
  expect(typedWords('One Size')).toEqual(['One Size'])
  expect(typedWords(' ,，;')).toEqual([])
  expect(typedWords('')).toEqual([])
})

test('words that were read once are read again as they are', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const words = typedWords(text)
      expect(typedWords(words.join(','))).toEqual(words)
      expect(new Set(words).size).toBe(words.length)
    }),
  )
})
