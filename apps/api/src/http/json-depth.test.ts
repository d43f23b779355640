import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTooDeep } from './json-depth.ts'

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
