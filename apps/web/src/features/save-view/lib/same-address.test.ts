import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameAddress, withoutPage } from './same-address.ts'

const address = fc.dictionary(
  fc.constantFrom('keyword', 'sort', 'page', 'min_sales'),
  fc.constantFrom('1', '2'),
)

test('the order and the page do not matter, everything else does', () => {
  expect(sameAddress({ sort: 'a', keyword: 'b' }, { keyword: 'b', sort: 'a', page: '3' })).toBe(true)
  expect(sameAddress({ sort: 'a' }, {})).toBe(false)
  expect(sameAddress({}, { sort: 'a' })).toBe(false)
  expect(sameAddress({ sort: 'a' }, { sort: 'b' })).toBe(false)
})

test('it is an equivalence that holds exactly when what is kept is the same', () => {
  const sorted = (one: Record<string, string>) => JSON.stringify(Object.entries(withoutPage(one)).toSorted())
  fc.assert(
    fc.property(address, address, (a, b) => {
      expect(sameAddress(a, a)).toBe(true)
      expect(sameAddress(a, b)).toBe(sameAddress(b, a))
      expect(sameAddress(a, b)).toBe(sorted(a) === sorted(b))
    }),
  )
})
