import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, beijingDay, beijingDayNumber, beijingMidnight, beijingTime } from './beijing.ts'
import { DAY_MS, HOUR_MS } from './calendar-day.ts'

const NOON = Date.parse('2026-11-20T12:00:00+08:00')
const moment = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) })

test('a day begins at midnight of Beijing and lasts 24 hours', () => {
  const midnight = Date.parse('2026-11-21T00:00:00+08:00')
  expect([beijingDay(midnight - 1), beijingDay(midnight)]).toEqual(['2026-11-20', '2026-11-21'])
  fc.assert(
    fc.property(moment, (ms) => {
      const day = beijingDayNumber(ms)
      expect(beijingMidnight(day)).toBeLessThanOrEqual(ms)
      expect(beijingMidnight(day + 1)).toBeGreaterThan(ms)
      expect(beijingMidnight(day + 1) - beijingMidnight(day)).toBe(DAY_MS)
      expect(beijingTime(ms).slice(0, 10)).toBe(beijingDay(ms))
    }),
  )
})

test('a moment is told to the second, by the clock of Beijing', () => {
  expect(beijingTime(Date.parse('2026-11-20T16:30:05.999Z'))).toBe('2026-11-21T00:30:05')
})

test('months keep day and hour, and the last day of a shorter month stands for those that it has not', () => {
  const plus = (text: string, months: number) => beijingTime(addMonths(Date.parse(`${text}+08:00`), months))
  expect(plus('2026-01-31T23:30:00', 1)).toBe('2026-02-28T23:30:00')
  expect(plus('2027-12-31T00:00:00', 2)).toBe('2028-02-29T00:00:00')
  expect(plus('2026-11-20T12:00:00', 1)).toBe('2026-12-20T12:00:00')
  expect(plus('2026-12-15T00:10:00', 12)).toBe('2027-12-15T00:10:00')
  expect(addMonths(NOON, 0)).toBe(NOON)
})

test('a month is 28 to 31 days, and more months never end earlier', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 36 }), (ms, months) => {
      const [one, more] = [addMonths(ms, months), addMonths(ms, months + 1)]
      expect(more).toBeGreaterThan(one)
      expect((addMonths(ms, 1) - ms) / DAY_MS).toBeGreaterThanOrEqual(28)
      expect((addMonths(ms, 1) - ms) / DAY_MS).toBeLessThanOrEqual(31)
      expect((one - ms) % HOUR_MS === 0).toBe(true)
    }),
  )
})
