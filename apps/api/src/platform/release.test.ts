import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOlder, isRelease, type Release } from './release.ts'
import { VERSION } from './version.gen.ts'

const part = fc.integer({ min: 0, max: 999_999 })
const release = fc.tuple(part, part, part).map(([a, b, c]): Release => `${a}.${b}.${c}`)

test.each([
  ['0.9.0', '0.10.0'],
  ['0.1.9', '0.2.0'],
  ['0.99.99', '1.0.0'],
  ['1.2.3', '1.2.4'],
] satisfies [Release, Release][])('%s is older than %s', (one, other) => {
  expect([isOlder(one, other), isOlder(other, one), isOlder(one, one)]).toEqual([true, false, false])
})

test('of two releases exactly one is older, or they are the same', () => {
  fc.assert(
    fc.property(release, release, (a, b) => {
      expect([isOlder(a, b), isOlder(b, a), a === b].filter(Boolean)).toHaveLength(1)
    }),
  )
})

test('older than an older one is older', () => {
  fc.assert(
    fc.property(release, release, release, (a, b, c) => {
      fc.pre(isOlder(a, b) && isOlder(b, c))
      expect(isOlder(a, c)).toBe(true)
    }),
  )
})

test('what is no release is not read as one', () => {
  for (const text of [
    '',
    '1',
    '1.2',
    '1.2.3.4',
    'v1.2.3',
    '1.2.3-rc1',
    '01.2.3',
    '1.2.x',
    ' 1.2.3',
    '1.2.3\n',
  ])
    expect([text, isRelease(text)]).toEqual([text, false])
  expect(isRelease(VERSION)).toBe(true)
})
