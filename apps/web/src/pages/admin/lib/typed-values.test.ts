import { expect, it } from 'vitest'
import { dayOf, endOfDay, fenOf } from './typed-values.ts'

it('a day in China ends at its own midnight', () => {
  expect(endOfDay('2026-11-21')).toBe(Date.parse('2026-11-21T23:59:59+08:00'))
  expect(dayOf(endOfDay('2026-11-21'))).toBe('2026-11-21')
  expect(dayOf(endOfDay('2026-11-21') + 1_000)).toBe('2026-11-22')
})

it.each([
  ['198', 19_800],
  ['998.5', 99_850],
  ['0.01', 1],
  [' 1.20 ', 120],
])('%s yuan', (text, fen) => expect(fenOf(text)).toBe(fen))

it.each(['', '0', '0.00', '-1', '1.234', '1e3', '一百', '99999999', '1,000'])('%j is no sum', (text) =>
  expect(fenOf(text)).toBeUndefined(),
)
