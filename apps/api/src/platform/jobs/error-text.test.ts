import { expect, test } from 'vitest'
import { errorText, storableText } from './error-text.ts'

test('what was thrown has a text that can be stored', () => {
  expect(errorText(new Error('why'))).toBe('why')
  expect(errorText(new TypeError(''))).toBe('TypeError')
  expect(errorText('plain')).toBe('plain')
  expect(errorText(undefined)).toBe('undefined')
  expect(errorText(Object.create(null))).toContain('no text')
  expect(errorText(new AggregateError([new Error('one'), new Error('two')]))).toBe('one; two')
  expect(errorText(new AggregateError([new Error('one')], 'all'))).toBe('all')
  expect(errorText(new Error('a\0b'))).toBe('ab')
  expect(errorText(new Error('x'.repeat(2_001)))).toHaveLength(2_000)
})

test('text is cut behind the limit', () => {
  expect([storableText('abc', 2), storableText('abc', 3), storableText('a\0bc', 3)]).toEqual([
    'ab',
    'abc',
    'abc',
  ])
})
