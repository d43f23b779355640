import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber, isoDay } from './calendar-day.ts'

const FIRST = -719_528
const LAST = 2_932_896

test('a day and its number are two spellings of one thing, from year 0 to year 9999', () => {
  fc.assert(
    fc.property(fc.integer({ min: FIRST, max: LAST }), (day) => {
      expect(dayNumber(isoDay(day))).toBe(day)
      expect(isoDay(day) < isoDay(day + 1) || day === LAST).toBe(true)
    }),
  )
  expect([isoDay(FIRST), isoDay(0), isoDay(LAST)]).toEqual(['0000-01-01', '1970-01-01', '9999-12-31'])
})

test.each(['2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '1900-02-29'])(
  '%s is no day of the calendar',
  (text) => {
    expect(dayNumber(text)).toBeNull()
  },
)

test.each(['', '2026-1-1', '20260101', '2026-01-01 ', '2026-01-01T00:00', '+2026-01-01', '２026-01-01'])(
  '%j is not written as a day',
  (text) => {
    expect(dayNumber(text)).toBeNull()
  },
)

test('leap days are days', () => {
  expect(['2024-02-29', '2000-02-29'].map((day) => dayNumber(day) !== null)).toEqual([true, true])
})
