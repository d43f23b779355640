import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-text.ts'

it('keeps ids of 19 digits, words and signs as text', () => {
  expect(parseSearch('?id=6012345678901234567&flag=true&sort=gmv%3Adesc&empty=')).toEqual({
    id: '6012345678901234567',
    flag: 'true',
    sort: 'gmv:desc',
    empty: '',
  })
  expect(parseSearch('?a=1&a=2&a=3')).toEqual({ a: ['1', '2', '3'] })
})

it('reads back what it has written', () => {
  const value = fc.string({ unit: 'grapheme', minLength: 1 })
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), value), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual(search)
    }),
  )
})

it('leaves out what is off', () => {
  expect(stringifySearch({ a: undefined, b: null, c: '', d: 0, e: false })).toBe('?d=0&e=false')
  expect(stringifySearch({})).toBe('')
})

it('takes hostile names for what they are', () => {
  expect(Object.getPrototypeOf(parseSearch('?__proto__=x'))).toBe(Object.prototype)
  expect(Object.keys(parseSearch('?__proto__=x'))).toEqual(['__proto__'])
})
