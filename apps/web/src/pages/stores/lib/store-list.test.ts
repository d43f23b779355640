import { expect, it } from 'vitest'
import { addressSort, hasFilters, storeQuery, tableSort } from './store-list.ts'

const asked = (said: Record<string, string>, page = 1) => storeQuery((name) => said[name], page)
const PLAIN = { state: 'active', page: 1, limit: 50, sort: 'created_at:desc' }

it.each([
  [{}, PLAIN],
  [
    { state: 'archived', mode: 'semi' },
    { ...PLAIN, state: 'archived', mode: 'semi' },
  ],
  [
    { keyword: ' 晨光 ', group: '家居' },
    { ...PLAIN, keyword: '晨光', group: '家居' },
  ],
  [{ sort: 'name:asc' }, { ...PLAIN, sort: 'name:asc' }],
  // What nobody knows counts as not said.
  [{ state: 'gone', mode: 'auto', sort: 'mall_id:asc', keyword: ' ' }, PLAIN],
])('the address %j asks for %j', (said, query) => {
  expect(asked(said)).toEqual(query)
})

it('no more is sent than the server takes', () => {
  const { keyword, group } = asked({ keyword: '店'.repeat(61), group: '组'.repeat(31) })
  expect([keyword?.length, group?.length]).toEqual([60, 30])
})

it.each([
  [{}, false],
  [{ state: 'all' }, false],
  [{ state: 'archived' }, true],
  [{ mode: 'full' }, true],
  [{ keyword: 'x' }, true],
  [{ group: 'x' }, true],
])('%j narrows the list: %s', (said, is) => {
  expect(hasFilters(asked(said))).toBe(is)
})

it.each([
  ['name:asc', [{ id: 'store', direction: 'asc' }]],
  ['updated_at:desc', [{ id: 'updatedAt', direction: 'desc' }]],
] as const)('the order %s is that of the table, and back', (sort, rules) => {
  expect(tableSort(sort)).toEqual(rules)
  expect(addressSort(tableSort(sort))).toBe(sort)
})

it('the first order is not in the address, nor is one that no column has', () => {
  expect(tableSort(undefined)).toEqual([{ id: 'createdAt', direction: 'desc' }])
  expect(addressSort([{ id: 'createdAt', direction: 'desc' }])).toBeUndefined()
  expect(addressSort([{ id: 'books', direction: 'asc' }])).toBeUndefined()
  expect(addressSort([])).toBeUndefined()
})
