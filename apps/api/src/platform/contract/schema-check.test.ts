import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readText } from './schema-check.ts'

describe('reading a text as its type', () => {
  test('integers in plain spelling and nothing else', () => {
    fc.assert(fc.property(fc.integer(), (n) => readText('integer', String(n)) === n))
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readText('integer', text)
        if (/^-?\d{1,15}$/.test(text)) expect(Number.isSafeInteger(read)).toBe(true)
        else expect(read).toBe(text)
      }),
    )
  })

  test.each([
    '1e3',
    '0x1f',
    ' 1',
    '1 ',
    '+1',
    '1_000',
    '１',
    '',
    '-',
    'Infinity',
    'NaN',
    '12345678901234567890',
    '1.',
  ])('%j is no number', (text) => {
    expect(readText('integer', text)).toBe(text)
    expect(readText('number', text)).toBe(text)
  })

  test('decimals and switches', () => {
    expect(readText('number', '4.50')).toBe(4.5)
    expect(readText('integer', '4.5')).toBe('4.5')
    expect([readText('boolean', 'true'), readText('boolean', 'false'), readText('boolean', '1')]).toEqual([
      true,
      false,
      '1',
    ])
    expect(readText('string', '12')).toBe('12')
    expect(readText('integer', ['1', '2'])).toEqual(['1', '2'])
  })
})
