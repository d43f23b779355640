import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountTyped, typedAmount } from './typed-amount.ts'

test.each([
  ['18.5', 'CNY', 1_850],
  ['0.29', 'CNY', 29],
  [' １８．５０ ', 'CNY', 1_850],
  ['¥1,299', 'CNY', 129_900],
  ['500', 'JPY', 500],
  ['1.234', 'KWD', 1_234],
  ['', 'CNY', null],
  ['  ', 'CNY', null],
])('%j in %s is %j', (text, currency, minor) => {
  expect(typedAmount(text, currency, '成本')).toEqual({ minor })
})

test.each([
  ['十八', 'CNY', '成本要填数字'],
  ['-1', 'CNY', '成本要填数字'],
  ['1e3', 'CNY', '成本要填数字'],
  ['18.555', 'CNY', 'CNY 最多 2 位小数'],
  ['1.5', 'JPY', 'JPY 没有小数'],
  ['0', 'CNY', '成本必须大于 0'],
  ['10000000.01', 'CNY', '成本最多 10,000,000'],
])('%j in %s is refused: %s', (text, currency, why) => {
  expect(typedAmount(text, currency, '成本').error).toContain(why)
})

test('what is shown for an amount reads back as that amount', () => {
  const currency = fc.constantFrom('CNY', 'USD', 'JPY', 'KWD')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), currency, (amount, code) => {
      expect(typedAmount(amountTyped({ amount, currency: code }), code, '成本')).toEqual({ minor: amount })
    }),
  )
  expect(amountTyped(null)).toBe('')
})
