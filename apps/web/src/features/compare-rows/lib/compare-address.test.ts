import { expect, test } from 'vitest'
import { compareHref, readItems } from './compare-address.ts'

const items = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ marketplace: 'temu' as const, id: `60${n}` }))
const address = (count: number) =>
  items(count)
    .map(({ marketplace, id }) => `${marketplace}:${id}`)
    .join(',')

test.each([
  [5, 5],
  [6, 6],
  [7, 6],
])('an address of %d things opens %d', (given, opened) => {
  expect(readItems(address(given))).toEqual(items(opened))
})

test('doubles do not take the room of others, and nonsense is left out', () => {
  expect(readItems(`temu:600,temu:600,${address(6)}`)).toEqual(items(6))
  expect(readItems('temu:,temu:a b,nowhere:1,temu,:7,')).toEqual([])
  expect(readItems(`temu:${'9'.repeat(41)},temu:${'9'.repeat(40)}`)).toHaveLength(1)
})

test('an address leads back to what it was made of', () => {
  const query = new URL(compareHref('shop', items(6)), 'https://x').searchParams
  expect(query.get('kind')).toBe('shop')
  expect(readItems(query.get('ids') ?? '')).toEqual(items(6))
  expect(compareHref('goods', items(1))).not.toContain('kind')
})
