import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

test.each<[string | undefined, ReturnType<typeof readRange>]>([
  ['bytes=0-0', { from: 0, to: 1 }],
  ['bytes=9-9', { from: 9, to: 10 }],
  ['bytes=3-', { from: 3, to: 10 }],
  ['bytes=-4', { from: 6, to: 10 }],
  ['bytes=-10', { from: 0, to: 10 }],
  ['bytes=-11', { from: 0, to: 10 }],
  ['bytes=8-99', { from: 8, to: 10 }],
  ['BYTES=0-1', { from: 0, to: 2 }],
  ['bytes=10-', null],
  ['bytes=10-20', null],
  ['bytes=-0', null],
  [undefined, undefined],
  ['', undefined],
  ['bytes=', undefined],
  ['bytes=-', undefined],
  ['bytes=5-4', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=a-b', undefined],
  ['bytes = 0-1', undefined],
  ['lines=0-1', undefined],
  [`bytes=0-${'9'.repeat(40)}`, undefined],
])('of ten bytes %j is %j', (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected)
})

test('an empty file has no range', () => {
  for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-1']) expect(readRange(header, 0)).toBeNull()
})

test('a range is never empty and never leaves the file', () => {
  const header = fc.oneof(
    fc.string(),
    fc.tuple(fc.option(fc.nat()), fc.option(fc.nat())).map(([a, b]) => `bytes=${a ?? ''}-${b ?? ''}`),
  )
  fc.assert(
    fc.property(header, fc.nat(), (text, bytes) => {
      const range = readRange(text, bytes)
      if (range) expect(0 <= range.from && range.from < range.to && range.to <= bytes).toBe(true)
    }),
  )
})
