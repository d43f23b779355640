import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDate, serialDate, serialTime, timeText, units } from './serial-number.ts'

test('minor units have the decimals of their currency', () => {
  expect([units(1999, 2), units(500, 0), units(1234, 3), units(-1, 2)]).toEqual([19.99, 500, 1.234, -0.01])
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 4 }), (minor, decimals) => {
      expect(Math.round(Number(units(minor, decimals).toFixed(decimals)) * 10 ** decimals)).toBe(minor + 0)
    }),
  )
})

test.each([
  ['2026-11-21', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-11-21T00:00', false],
  ['', false],
])('%j is a day: %s', (text, is) => {
  expect(isDate(text)).toBe(is)
})

test.each([
  ['1900-02-28', null],
  ['1900-03-01', 61],
  ['1970-01-01', 25_569],
  ['9999-12-31', 2_958_465],
  ['昨天', null],
])('the serial number of %s is %s', (text, serial) => {
  expect(serialDate(text)).toBe(serial)
})

test('a moment is shown by the clock that is asked for, to the second', () => {
  const at = Date.UTC(2026, 10, 20, 23, 59, 59, 999)
  expect(timeText(at, 480)).toBe('2026-11-21 07:59:59')
  expect(timeText(at, 0)).toBe('2026-11-20 23:59:59')
  expect(timeText(at, -300)).toBe('2026-11-20 18:59:59')
  expect(timeText(Number.NaN, 0)).toBe('')
  expect(serialTime(Date.UTC(1970, 0, 1, 12), 0)).toBe(25_569.5)
  expect(serialTime(Date.UTC(1970, 0, 1, 12), 480)).toBeCloseTo(25_569.5 + 1 / 3, 10)
  expect(serialTime(Number.NaN, 0)).toBe(null)
})
