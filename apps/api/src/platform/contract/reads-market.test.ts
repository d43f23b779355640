import { expect, test } from 'vitest'
import { readContract } from './contract.ts'
import { readsMarket } from './reads-market.ts'

const access = { rateClass: 'read' }
const given = { id: 'getThing', method: 'GET', access, marketRows: undefined, reads: 'market' }

test('a GET without an owner may read the market, and no other does without its mark', () => {
  expect(readsMarket(given)).toBe(true)
  expect(readsMarket({ ...given, access: { rateClass: 'search' } })).toBe(true)
  expect(readsMarket({ ...given, marketRows: { drawn: 'answer' } })).toBe(true)
  expect(readsMarket({ ...given, reads: undefined })).toBe(false)
})

test.each([
  [{ reads: 'own' }, 'only "market" is known'],
  [{ method: 'POST' }, 'only a GET'],
  [{ access: { ...access, rateClass: 'write' } }, 'classes read and search'],
  [{ access: { ...access, owner: 'self' } }, 'own data'],
  [{ access: { ...access, owner: 'team' } }, 'own data'],
  [{ access: { ...access, flags: ['is_pre', 'operator'] } }, 'operators'],
  [{ marketRows: { drawn: 'handler' } }, 'charges a quota'],
])('%o keeps an operation on the primary', (change, why) => {
  expect(() => readsMarket({ ...given, ...change })).toThrow(why)
})

test('every GET that answers with rows of the market is marked, and with them sums and categories', () => {
  const { operations } = readContract()
  const marked = operations.filter((one) => one.readsMarket).map(({ id }) => id)
  const drawn = operations.filter((one) => one.marketRows?.drawn === 'answer').map(({ id }) => id)
  expect(marked.sort()).toEqual([...drawn, 'getMarket', 'listCategories'].sort())
  expect(marked.length).toBeGreaterThan(20)
})
