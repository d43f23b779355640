import fc from 'fast-check'
import { expect, it } from 'vitest'
import { currencyDigits, moneyText } from './money-text.ts'

it.each([
  [{ minor: 1299, currency: 'USD' }, 'US$12.99'],
  [{ minor: 1299, currency: 'CNY' }, '¥12.99'],
  [{ minor: 1299, currency: 'JPY' }, 'JP¥1,299'],
  [{ minor: 1299, currency: 'KWD' }, 'KWD 1.299'],
  [{ minor: -50, currency: 'EUR' }, '-€0.50'],
  [{ minor: 0, currency: 'USD' }, 'US$0.00'],
])('%o reads %s', (amount, text) => {
  expect(moneyText(amount).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text)
})

it('shows a missing amount as missing and an unknown code as it is', () => {
  expect(moneyText(null)).toBe('—')
  expect(moneyText({ minor: 1299, currency: '??' })).toBe('12.99 ??')
})

it('loses no minor unit', () => {
  const currency = fc.constantFrom('USD', 'JPY', 'KWD', 'CNY', 'KRW')
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), currency, (minor, code) => {
      const digits = moneyText({ minor, currency: code }).replaceAll(/[^\d]/g, '')
      expect(Number(digits)).toBe(Math.abs(minor))
      expect(currencyDigits(code)).toBe(code === 'KWD' ? 3 : code === 'JPY' || code === 'KRW' ? 0 : 2)
    }),
  )
})
