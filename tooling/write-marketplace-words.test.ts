import { expect, test } from 'vitest'
import { MARKETPLACES } from '../packages/rules/src/index.ts'
import { marketplaceWords, withMarketplaces } from './write-marketplace-words.mjs'

test('a new marketplace comes into every list, and the words around it stay', () => {
  expect(withMarketplaces('enum: [home, a, b, share]', ['a', 'b', 'c'])).toBe('enum: [home, a, b, c, share]')
  expect(withMarketplaces('(?:a|b)x and (?:a|b)', ['a', 'b', 'c'])).toBe('(?:a|b|c)x and (?:a|b|c)')
})

test('one name alone, or part of a word, is no list', () => {
  expect(() => withMarketplaces('a and ab, ba', ['a', 'b'])).toThrow('no list of marketplaces')
})

test('the names are those of the contract', () => {
  expect(marketplaceWords()).toEqual(MARKETPLACES)
})
