import { expect, test } from 'vitest'
import { dayText, yuan, yuanPerMonth } from './order-words.ts'

test('fen are yuan to the fen', () => {
  expect([yuan(19_800), yuan(19_805), yuan(5), yuan(0), yuan(-1_980), yuan(123_456_700)]).toEqual([
    '¥198',
    '¥198.05',
    '¥0.05',
    '¥0',
    '-¥19.80',
    '¥1,234,567',
  ])
})

test('a month of a longer plan, to ten fen; nothing for a month itself or without a price', () => {
  expect(yuanPerMonth({ priceFen: 99_900, months: 12 })).toBe('¥83.30')
  expect(yuanPerMonth({ priceFen: 19_800, months: 1 })).toBeUndefined()
  expect(yuanPerMonth({ priceFen: null, months: 12 })).toBeUndefined()
})

test('days are those of Beijing', () => {
  expect(dayText(Date.parse('2026-11-20T16:30:00Z'))).toBe('2026年11月21日')
})
