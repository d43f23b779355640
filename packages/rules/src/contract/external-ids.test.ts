import { expect, test } from 'vitest'
import { isItemId, isShopId, shopIdIn } from './external-ids.ts'

test.each([
  ['a', true],
  ['601_-Z', true],
  ['x'.repeat(40), true],
  ['x'.repeat(41), false],
  ['', false],
  ['6.1', false],
  ['6 1', false],
  ['601\n', false],
])('%j as the id of a product is %s', (text, isOne) => {
  expect(isItemId(text)).toBe(isOne)
})

test.each([
  ['6.1:a_-', true],
  ['x'.repeat(80), true],
  ['x'.repeat(81), false],
  ['', false],
  ['a/b', false],
])('%j as the id of a shop is %s', (text, isOne) => {
  expect(isShopId(text)).toBe(isOne)
})

test('a keyword names a shop by its address or by an id with a digit', () => {
  expect(shopIdIn('https://www.temu.com/mall.html?mall_id=634418&x=1')).toBe('634418')
  expect(shopIdIn('https://www.temu.com/mall.html?x=1&mall_id=a.b:c')).toBe('a.b:c')
  expect(shopIdIn('634418')).toBe('634418')
  expect(shopIdIn('kettle')).toBeUndefined()
  expect(shopIdIn('kettle 2')).toBeUndefined()
  expect(shopIdIn('')).toBeUndefined()
})
