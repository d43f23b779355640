import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { converter, isRate } from './dated-rates.ts'

const RATES = [
  { currency: 'USD', day: '2026-10-31', rate: '7.1085' },
  { currency: 'USD', day: '2026-10-01', rate: '7' },
  { currency: 'JPY', day: '2026-10-01', rate: '0.0475' },
]
const convert = converter(RATES)

describe('an amount', () => {
  test.each([
    ['of CNY is itself', 123, 'CNY', '2026-10-05', 123],
    ['takes the last rate on the day', 184_236, 'USD', '2026-10-31', 1_309_642],
    ['or before it', 100, 'USD', '2026-10-30', 700],
    ['in a currency without decimals', 1_000, 'JPY', '2026-10-05', 4_750],
    ['of a cost rounds away from zero too', -1, 'JPY', '2026-10-05', -5],
    ['before the first rate has none', 100, 'USD', '2026-09-30', null],
    ['31 days after it still has', 100, 'JPY', '2026-11-01', 475],
    ['32 days after it has none', 100, 'JPY', '2026-11-02', null],
    ['without any rate has none', 100, 'EUR', '2026-10-05', null],
  ])('%s', (_, minor, currency, day, fen) => expect(convert(minor, currency, day)?.fen ?? null).toBe(fen))

  test('says which rate was used', () => {
    expect(convert(1, 'USD', '2026-10-05')?.used).toEqual(RATES[1])
    expect(convert(1, 'CNY', '2026-10-05')?.used).toBeNull()
  })
})

test('signs do not change the size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (minor) => {
      expect(convert(-minor, 'USD', '2026-10-05')?.fen).toBe(
        -(convert(minor, 'USD', '2026-10-05')?.fen ?? 0) || 0,
      )
    }),
  )
})

test.each([
  ['7.1085', true],
  ['0.000000001', true],
  ['999.999999999', true],
  ['1000', true],
  ['1000.000000001', false],
  ['999999999', false],
  ['1234567890', false],
  ['7.1234567891', false],
  ['0', false],
  ['0.00', false],
  ['-7', false],
  ['7,1', false],
  ['', false],
  ['1e3', false],
])('%s is a rate: %s', (text, wanted) => expect(isRate(text)).toBe(wanted))
