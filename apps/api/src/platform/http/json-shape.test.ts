import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BODY_VALUES, shapeFault } from './json-shape.ts'

const isTooDeep = (text: string) => shapeFault(text, Number.POSITIVE_INFINITY) === 'deep'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('sixty-four levels are read, one more is not, whatever they are made of', () => {
  expect([63, 64, 65].map((depth) => isTooDeep(nested(depth)))).toEqual([false, false, true])
  expect(isTooDeep(`${'{"a":'.repeat(64)}1${'}'.repeat(64)}`)).toBe(false)
  expect(isTooDeep(`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`)).toBe(true)
  expect(isTooDeep('['.repeat(400_000))).toBe(true)
  expect(isTooDeep(`[${'[],'.repeat(1_000)}[]]`)).toBe(false)
})

test('brackets in texts are text, also behind quotes that are escaped', () => {
  expect(isTooDeep(JSON.stringify('['.repeat(100)))).toBe(false)
  expect(isTooDeep(JSON.stringify(`"\\"${'['.repeat(100)}`))).toBe(false)
  expect(isTooDeep(`["\\\\",${nested(64)}]`)).toBe(true)
  expect(isTooDeep('"never ended [[[')).toBe(false)
})

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

test('it says of every JSON value what its depth says', () => {
  const grown = fc.tuple(fc.jsonValue(), fc.nat(70)).map(([value, more]) => {
    let whole: unknown = value
    for (let i = 0; i < more; i++) whole = i % 2 ? [whole] : { 'a"[': whole }
    return whole
  })
  fc.assert(fc.property(grown, (value) => isTooDeep(JSON.stringify(value)) === depthOf(value) > 64))
})

test('values are counted up to the limit, commas in texts are text', () => {
  const list = (count: number) => JSON.stringify(Array(count).fill('a,b'))
  expect([9, 10, 11].map((count) => shapeFault(list(count), 10))).toEqual([null, null, 'many'])
  const map = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n])))
  expect([9, 10, 11].map((count) => shapeFault(map(count), 10))).toEqual([null, null, 'many'])
  expect(shapeFault(JSON.stringify(','.repeat(2 * BODY_VALUES)), BODY_VALUES)).toBeNull()
})
