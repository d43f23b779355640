import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookList, isMallId, storeNameKey } from './own-store.ts'

test.each([
  ['全球,美区', ['全球', '美区']],
  [' 全球 ， 美区、欧区;日区；墨区 ', ['全球', '美区', '欧区', '日区', '墨区']],
  ['全球,,全球', ['全球']],
  [' , ', []],
])('the books of %j are %j', (text, books) => {
  expect(bookList(text)).toEqual(books)
})

test('books that were written out with commas are read back as they were', () => {
  const book = fc.constantFrom('全球', '美区', '欧区', '卖家中心', '沙特', 'US 2')
  fc.assert(
    fc.property(fc.uniqueArray(book), (books) => {
      expect(bookList(books.join(','))).toEqual(books)
    }),
  )
})

test.each([
  ['0', true],
  ['007', true],
  ['1'.repeat(20), true],
  ['', false],
  ['1'.repeat(21), false],
  ['6344 1821', false],
  ['6.3E+17', false],
  ['１２３', false],
  ['12\n', false],
])('%j is an id of a store: %s', (text, is) => {
  expect(isMallId(text)).toBe(is)
})

test.each([
  ['Ａ店', 'a店'],
  [' 晨光  家居 ', '晨光 家居'],
  ['SUNRISE', 'sunrise'],
])('%j is compared as %j', (name, key) => {
  expect(storeNameKey(name)).toBe(key)
  expect(storeNameKey(key)).toBe(key)
})
