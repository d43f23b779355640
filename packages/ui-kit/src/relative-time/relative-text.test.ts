import fc from 'fast-check'
import { expect, it } from 'vitest'
import { relativeTime } from './relative-text.ts'

const NOW = Date.UTC(2026, 5, 15, 8)
const MINUTE = 60_000

it.each([
  [0, '刚刚'],
  [59_999, '刚刚'],
  [MINUTE, '1分钟前'],
  [59 * MINUTE, '59分钟前'],
  [60 * MINUTE, '1小时前'],
  [24 * 60 * MINUTE, '1天前'],
  [29 * 24 * 60 * MINUTE, '29天前'],
  [-5 * MINUTE, '5分钟后'],
])('%d ms ago reads %s', (ago, text) => {
  expect(relativeTime(NOW - ago, NOW)).toBe(text)
})

it('writes the date from 30 days on', () => {
  expect(relativeTime(Date.UTC(2026, 3, 2, 4), NOW)).toBe('2026/04/02')
})

it('mirrors past and future', () => {
  fc.assert(
    fc.property(fc.integer({ min: MINUTE, max: 30 * 24 * 60 * MINUTE - 1 }), (distance) => {
      expect(relativeTime(NOW + distance, NOW)).toBe(relativeTime(NOW - distance, NOW).replace('前', '后'))
    }),
  )
})
