import fc from 'fast-check'
import { expect, it } from 'vitest'
import { currencyDigits, moneyText, shortMoneyText } from './money-text.ts'

it.each([
  [{ minor: 1299, currency: 'USD' }, 'US$12.99'],
  [{ minor: 1299, currency: 'CNY' }, '¥12.99'],
  [{ minor: 1299, currency: 'JPY' }, 'JP¥1,299'],
  [{ minor: 1299, currency: 'KWD' }, 'KWD 1.299'],
  [{ minor: -50, currency: 'EUR' }, '-€0.50'],
  [{ minor: 0, currency: 'USD' }, 'US$0.00'],
  // Stored with two decimals, though Intl writes them without.
  [{ minor: 14_990_000, currency: 'IDR' }, 'IDR 149,900.00'],
  [{ minor: 399_900, currency: 'HUF' }, 'HUF 3,999.00'],
  [{ minor: 1_500_000, currency: 'IQD' }, 'IQD 1,500.000'],
])('%o reads %s', (amount, text) => {
  expect(moneyText(amount).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text)
})

it('shows a missing amount as missing and an unknown code as it is', () => {
  expect(moneyText(null)).toBe('—')
  expect(moneyText({ minor: 1299, currency: '??' })).toBe('12.99 ??')
})

it('loses no minor unit', () => {
  const currency = fc.constantFrom('USD', 'JPY', 'KWD', 'CNY', 'KRW', 'IDR', 'HUF')
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), currency, (minor, code) => {
      const digits = moneyText({ minor, currency: code }).replaceAll(/[^\d]/g, '')
      expect(Number(digits)).toBe(Math.abs(minor))
      expect(currencyDigits(code)).toBe(code === 'KWD' ? 3 : code === 'JPY' || code === 'KRW' ? 0 : 2)
    }),
  )
})

it.each([
  [{ minor: 3_780_210_000, currency: 'USD' }, 'US$3780.2w+'],
  [{ minor: -250_100, currency: 'USD' }, '-US$2.5k+'],
  [{ minor: 1299, currency: 'JPY' }, 'JP¥1.2k+'],
  [{ minor: 5_000_000, currency: 'KWD' }, 'KWD 5k+'],
  [{ minor: 40, currency: 'USD' }, 'US$0.40'],
  [{ minor: 99_960, currency: 'USD' }, 'US$999.60'],
  [{ minor: 150_000, currency: '??' }, '1.5k+ ??'],
  [null, '—'],
])('%o in brief reads %s', (amount, text) => {
  expect(shortMoneyText(amount).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text)
})
