import { expect, test } from 'vitest'
import { minorDigits } from './minor-digits.ts'

test.each([
  ['USD', 2],
  ['CNY', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['VND', 0],
  ['KWD', 3],
  ['IQD', 3],
  ['CLF', 4],
  // Intl says 0 for these.
  ['IDR', 2],
  ['HUF', 2],
  ['COP', 2],
  ['PKR', 2],
  ['??', 2],
])('%s has %d decimals', (currency, digits) => {
  expect(minorDigits(currency)).toBe(digits)
})
