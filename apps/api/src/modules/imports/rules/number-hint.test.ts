import { expect, test } from 'vitest'
import { numberHint } from './number-hint.ts'
import { countValue, moneyValue, starsValue } from './number-value.ts'
import { RejectedCell } from './rejected-cell.ts'

function faultOf(make: () => unknown): string {
  try {
    make()
  } catch (error) {
    if (error instanceof RejectedCell) return error.message
    throw error
  }
  return ''
}

test.each([
  ['$19.89', "stripPrefix: ['$']"],
  ['US $7.69', "stripPrefix: ['US $']"],
  ['€ 12.50', "stripPrefix: ['€']"],
  ['12,50', "decimal: ','"],
  ['1.234,50', "decimal: ','"],
  ['12,50 €', "stripSuffix: ['€']、decimal: ','"],
  ["d'or 5", "stripPrefix: ['d''or']"],
])('the fault of %s names the way out', (raw, tip) => {
  expect(faultOf(() => moneyValue(raw, 'EUR'))).toContain(tip)
})

test.each([
  ['a 5 b', '.', "；请在映射里给这个字段加 stripPrefix: ['a']、stripSuffix: ['b']"],
  ['a 1,5 b', '.', "；请在映射里给这个字段加 stripPrefix: ['a']、stripSuffix: ['b']、decimal: ','"],
  ['-5 b', '.', "；请在映射里给这个字段加 stripSuffix: ['b']"],
  ['5', '.', ''],
  ['1,234', '.', ''],
  ['1,2345', '.', "；请在映射里给这个字段加 decimal: ','"],
  ['1,23', '.', "；请在映射里给这个字段加 decimal: ','"],
  ['1.234,567', '.', "；请在映射里给这个字段加 decimal: ','"],
  ['1,234,567', '.', ''],
  ['1,234.567', ',', "；请在映射里给这个字段加 decimal: '.'"],
  ['1.234', ',', ''],
  [`${'x'.repeat(30)}5`, '.', `；请在映射里给这个字段加 stripPrefix: ['${'x'.repeat(20)}']`],
] as const)('the hint of %s where the fraction begins with %s', (raw, decimal, hint) => {
  expect(numberHint(raw, decimal)).toBe(hint)
})

test('a point where the mapping says comma names the point', () => {
  expect(faultOf(() => moneyValue('12.50', 'EUR', ','))).toContain("decimal: '.'")
})

test.each(['价格面议', ''])('%j is no number that a mapping could mend', (raw) => {
  expect(faultOf(() => moneyValue(raw, 'EUR'))).not.toContain('映射')
})

test('figures and stars give the same advice', () => {
  expect(faultOf(() => countValue('约 300'))).toContain("stripPrefix: ['约']")
  expect(faultOf(() => starsValue('4,9'))).toContain("decimal: ','")
})
