import { expect, test } from 'vitest'
import { askedGoods, whereTo } from './asked-goods.ts'

test('only an id of the right form is asked for', () => {
  expect(askedGoods({ id: '6010999166856761234', region: '211' })).toEqual({
    id: '6010999166856761234',
    region: 211,
  })
  for (const id of ['../x', 'a/b', 'a.b', '', 'x'.repeat(41), ['1', '2'], undefined]) {
    expect(askedGoods({ id }).id).toBeUndefined()
  }
  for (const region of ['0', '-1', '1.5', 'us', '1234']) expect(askedGoods({ region }).region).toBeUndefined()
})

test('an id opens its page, anything else is searched for', () => {
  expect(whereTo(' 601099916685676 ')).toEqual({ id: '601099916685676' })
  expect(whereTo('https://www.temu.com/goods.html?goods_id=1')).toEqual({
    keyword: 'https://www.temu.com/goods.html?goods_id=1',
  })
  expect(whereTo('猫爬架')).toEqual({ keyword: '猫爬架' })
  expect(whereTo('  ')).toBeNull()
})
