import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactNumber } from './exact-number.ts'

const exact = (code: string, value: number | string, is1904 = false) =>
  exactNumber(String(value), code, is1904).text

test.each([
  ['General', 12.5, '12.5'],
  ['0.00', 12.345, '12.345'],
  ['0%', 0.155, '0.155'],
  ['#,##0.00', 1234567.891, '1234567.891'],
  ['"$"0', 12.99, '12.99'],
  ['General', 0.30000000000000004, '0.3'],
  ['0', 6_901_234_567_892, '6901234567892'],
  ['0.00E+00', 6_901_234_567_892, '6901234567892'],
  ['000000000000', 12_345, '000000012345'],
  ['yyyy-mm-dd', 46_347, '2026-11-21'],
  ['m/d/yy', 46_347, '2026-11-21'],
  ['yyyy"年"m"月"d"日"', 46_347, '2026-11-21'],
  ['aaaa', 46_347, '2026-11-21'],
  ['m/d/yy h:mm', 46_347.354166666664, '2026-11-21 08:30:00'],
  ['yyyy-mm-dd', 46_347.999_999_99, '2026-11-22'],
  ['yyyy-mm-dd', 1, '1900-01-01'],
  ['yyyy-mm-dd', 59, '1900-02-28'],
  ['yyyy-mm-dd', 61, '1900-03-01'],
  ['h:mm', 0.5, '12:00'],
  ['[h]:mm', 1.25, '30:00'],
])('%s of %d is exactly %s', (code, value, text) => {
  expect(exact(code, value)).toBe(text)
})

test('days count from 1904 where the workbook says so', () => {
  expect(exact('yyyy-mm-dd', 44_885, true)).toBe('2026-11-21')
  expect(exact('0.0', 44_885, true)).toBe('44885')
})

test.each([
  ['General', '1234567890123450', /超过 15 位/],
  ['0.00', '1234567890123450', /超过 15 位/],
  ['yyyy-mm-dd', '-1', /######/],
  ['yyyy-mm-dd', '2958466', /######/],
])('%s of %s keeps the digits and says what is wrong', (code, written, fault) => {
  expect(exactNumber(written, code, false)).toEqual({ text: written, fault: expect.stringMatching(fault) })
})

test('a value that is no number stays as it is written', () => {
  expect(exact('0.00', '')).toBe('')
  expect(exact('yyyy', 'abc')).toBe('abc')
})

test('an amount with two decimals comes back as it was typed, whatever format it has', () => {
  const format = fc.constantFrom('General', '0', '0.0', '#,##0.00', '¥#,##0.00_);(¥#,##0.00)', '0.00E+00')
  fc.assert(
    fc.property(format, fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (code, fen) => {
      expect(Number(exact(code, fen / 100))).toBe(fen / 100)
    }),
  )
})
