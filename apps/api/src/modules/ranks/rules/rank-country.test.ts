import { expect, test } from 'vitest'
import { boardCountries, firstScope } from './rank-country.ts'

/** 0 is everything; 211 US, 210 UK, 174 Saudi Arabia, 209 and 16 of its peninsula, 100 Japan. */
const SCOPES = [0, 100, 16, 174, 209, 210, 211]

test('the peninsula is with Europe, the United States are alone, the rest is the world', () => {
  expect(boardCountries('us', SCOPES)).toEqual([211])
  expect(boardCountries('eu', SCOPES)).toEqual(expect.arrayContaining([210, 174, 209, 16]))
  expect(boardCountries('eu', SCOPES)).toHaveLength(4)
  expect(boardCountries('eu', SCOPES).slice(0, 2)).toEqual([210, 174])
  expect(boardCountries('world', SCOPES)).toEqual([100])
})

test('price drops are told of every country, other boards of none', () => {
  expect(boardCountries('price-drop', SCOPES).sort((a, b) => a - b)).toEqual([16, 100, 174, 209, 210, 211])
  expect(boardCountries('week', SCOPES)).toEqual([])
})

test('without a country the first of the board is shown, and everything where there are none', () => {
  expect(firstScope('us', [])).toBe(211)
  expect(firstScope('eu', [210, 174])).toBe(210)
  expect(firstScope('world', [100])).toBe(100)
  expect(firstScope('eu', [])).toBe(0)
  expect(firstScope('price-drop', [211])).toBe(0)
})
