import { expect, test } from 'vitest'
import { majorUnits, moneyText } from './money-text.ts'

test('minor units follow the currency', () => {
  expect(moneyText(1348, 'USD')).toBe('US$13.48')
  expect(moneyText(1980, 'JPY')).toBe('JP¥1,980')
  expect(moneyText(1500, 'KWD')).toContain('1.500')
  expect(majorUnits(1980, 'JPY')).toBe(1980)
})

test('a code that is no currency is still shown', () => {
  expect(moneyText(1348, 'X?')).toBe('X? 13.48')
})
