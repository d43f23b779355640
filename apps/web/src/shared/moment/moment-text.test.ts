import { expect, test } from 'vitest'
import { agoText, dayText, momentText } from './moment-text.ts'

const at = (year: number, month: number, day: number, hour = 0, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).getTime()

test('days are those of the calendar, not of 24 hours', () => {
  const now = at(2026, 11, 21, 0, 30)
  expect(momentText(at(2026, 11, 21, 0, 5), now)).toBe('今天 00:05')
  expect(momentText(at(2026, 11, 20, 23, 59), now)).toBe('昨天 23:59')
  expect(momentText(at(2026, 11, 19, 8, 30), now)).toBe('11-19 08:30')
  expect(momentText(at(2025, 11, 19, 8, 30), now)).toBe('2025-11-19')
})

test('the past is told in its largest whole unit', () => {
  const now = at(2026, 11, 21)
  const minute = 60_000
  expect(
    [30_000, 5 * minute, 119 * minute, 47 * 60 * minute].map((past) => agoText(now - past, now)),
  ).toEqual(['刚刚', '5分钟前', '1小时前', '1天前'])
  expect(agoText(now + minute, now)).toBe('刚刚')
})

test('days of a series are read without their year', () => {
  expect(dayText('20261120')).toBe('11-20')
  expect(dayText('?')).toBe('?')
})
