import { expect, test } from 'vitest'
import {
  isMarketplace,
  MARKETPLACES,
  marketplaceOfPath,
  marketplaceRecord,
  SERVER_MARKETPLACES,
} from './marketplaces.ts'

test('numbers in the database count from 1 in the order of the site, and no name or path is twice', () => {
  const records = MARKETPLACES.map(marketplaceRecord)
  expect(records.map(({ code }) => code)).toEqual(records.map((_, at) => at + 1))
  for (const values of [records.map(({ name }) => name), records.flatMap(({ roots }) => roots)])
    expect(new Set(values).size).toBe(values.length)
  for (const one of MARKETPLACES) expect(marketplaceRecord(one).roots[0]).toBe(one)
})

test.each([
  ['/temu', 'temu'],
  ['/temu/', 'temu'],
  ['/shein/nowhere', 'shein'],
  ['/tiktok_a/goods', 'tiktok'],
  ['/tiktok', 'tiktok'],
  ['/tiktokshop', undefined],
  ['/tiktok?x', undefined],
  ['/', undefined],
  ['', undefined],
  ['temu', undefined],
  ['/constructor', undefined],
])('%s belongs to %s', (path, marketplace) => expect(marketplaceOfPath(path)).toBe(marketplace))

test('only names of marketplaces are marketplaces', () => {
  for (const one of MARKETPLACES) expect(isMarketplace(one)).toBe(true)
  for (const text of ['', 'Temu', 'tiktok_a', 'toString', 'amazon'])
    expect(isMarketplace(text), text).toBe(false)
})

test('a board keeps its number wherever it is, and another has another', () => {
  const names = new Map<number, string>()
  for (const { shopBoards } of Object.values(SERVER_MARKETPLACES))
    for (const [name, { code }] of Object.entries(shopBoards)) {
      expect(names.get(code) ?? name).toBe(name)
      names.set(code, name)
    }
  expect([...names.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})
