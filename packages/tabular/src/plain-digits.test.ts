import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDigits } from './plain-digits.ts'
import { generalDigits } from './workbook/number-format/general-digits.ts'

test.each([
  [0, '0'],
  [-0, '0'],
  [1e-7, '0.0000001'],
  [-1.25e-9, '-0.00000000125'],
  [5e-324, `0.${'0'.repeat(323)}5`],
  [1e21, '1000000000000000000000'],
  [-1.5e22, '-15000000000000000000000'],
  [123_456.789, '123456.789'],
])('%d is written %s', (value, text) => {
  expect(plainDigits(value)).toBe(text)
})

test('every finite number is written in digits that read back as it', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const text = plainDigits(value)
      expect(text).toMatch(/^-?\d+(\.\d+)?$/)
      // There is one zero in a file.
      expect(Number(text)).toBe(value + 0)
    }),
    { numRuns: 2_000 },
  )
})

test('the reader keeps 15 digits of the smallest numbers too', () => {
  expect(generalDigits(1.234567890123456e-15)).toBe('0.00000000000000123456789012346')
  expect(generalDigits(1e-30)).toBe(`0.${'0'.repeat(29)}1`)
})
