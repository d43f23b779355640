import { expect, test } from 'vitest'
import { askedSeller, askedShop, whereToShop } from './asked-shop.ts'

test('only an id of the right form is asked for', () => {
  expect(askedShop({ mall_id: '634418210000012' })).toBe('634418210000012')
  expect(askedSeller({ seller: 'DC40003' })).toBe('DC40003')
  for (const mall_id of ['../x', 'a/b', '', 'x'.repeat(81), ['1', '2'], undefined, 7]) {
    expect(askedShop({ mall_id })).toBeUndefined()
  }
})

test('an id or a link opens the shop, words are searched for', () => {
  expect(whereToShop(' 634418210000012 ')).toEqual({ mall_id: '634418210000012' })
  expect(whereToShop('https://www.temu.com/mall.html?mall_id=6344&x=1')).toEqual({ mall_id: '6344' })
  expect(whereToShop('晨光')).toEqual({ keyword: '晨光' })
  expect(whereToShop('Dawn')).toEqual({ keyword: 'Dawn' })
  expect(whereToShop('  ')).toBeNull()
})
