import { expect, test } from 'vitest'
import { currencyCode, namedCurrency } from './currency-code.ts'

test('names of currencies', () => {
  expect(['cny', 'RMB', '人民币', ' usd ', '美元'].map(currencyCode)).toEqual([
    'CNY',
    'CNY',
    'CNY',
    'USD',
    'USD',
  ])
  expect(['元', '', 'US', 'ZZZ', 'XAU'].map(currencyCode)).toEqual([null, null, null, null, null])
})

test('a cell that names none is told apart from one whose name is unknown', () => {
  expect([null, '', '/', '--', '-'].map(namedCurrency)).toEqual([null, null, null, null, null])
  expect(['ZZZ', '代币', 'US'].map(namedCurrency)).toEqual(['unknown', 'unknown', 'unknown'])
  expect(namedCurrency('日元')).toBe('JPY')
})
