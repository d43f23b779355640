import { expect, test } from 'vitest'
import { type Clues, whoseBill } from './whose-bill.ts'

const clues = (more: Partial<Clues>): Clues => ({
  stores: ['a', 'b'],
  chosen: null,
  skus: 10,
  known: new Map(),
  ...more,
})
const known = (...entries: [string, number][]) => new Map(entries)

test.each([
  ['what the person chose', { chosen: 'a' }, 'a', null],
  ['chosen, with SKUs of its own', { chosen: 'a', known: known(['a', 9], ['b', 2]) }, 'a', null],
  ['chosen, and less than half are of another', { chosen: 'a', known: known(['b', 4]) }, 'a', null],
  ['chosen, and half are of another', { chosen: 'a', known: known(['b', 5]) }, null, 'other_store'],
  ['chosen, and both sold them as often', { chosen: 'a', known: known(['a', 6], ['b', 6]) }, 'a', null],
  ['found by its SKUs', { known: known(['b', 5], ['a', 1]) }, 'b', null],
  ['not found by too few', { known: known(['b', 4]) }, null, 'store'],
  ['the only store', { stores: ['a'] }, 'a', null],
  ['found by SKUs of a store that takes none', { stores: ['a'], known: known(['z', 9]) }, null, 'store'],
  ['no clue at all', {}, null, 'store'],
  ['no SKU in the file', { skus: 0 }, null, 'store'],
  ['no store at all', { stores: [] }, null, 'store'],
] as const)('%s', (_, more, storeId, question) => {
  expect(whoseBill(clues(more))).toMatchObject({ storeId, question })
})
