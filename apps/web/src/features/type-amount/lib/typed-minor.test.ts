import { expect, it } from 'vitest'
import { typedMinor } from './typed-minor.ts'

it.each([
  ['12,430.55', 'CNY', 1_243_055],
  ['0', 'CNY', 0],
  ['-0', 'CNY', 0],
  ['−3.4', 'USD', -340],
  ['999999999.99', 'CNY', 99_999_999_999],
  ['1234', 'JPY', 1234],
  ['12.5', 'JPY', null],
  ['1.234', 'CNY', null],
  ['1234567890', 'CNY', null],
  ['约 12', 'CNY', null],
  ['', 'CNY', null],
])('%s %s is %s', (text, currency, wanted) => expect(typedMinor(text, currency)).toBe(wanted))
