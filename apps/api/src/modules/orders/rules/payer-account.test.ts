import { expect, it } from 'vitest'
import { plainAccount } from './payer-account.ts'

it('takes the same account written in different ways for the same', () => {
  const ways = [
    '6222 0212 3456 7890',
    '6222-0212-3456-7890',
    '６２２２０２１２３４５６７８９０',
    ' 6222021234567890\u00a0',
  ]
  expect(new Set(ways.map(plainAccount))).toEqual(new Set(['6222021234567890']))
  expect(plainAccount('abc@example.com')).toBe(plainAccount('ABC@Example.com'))
  expect(plainAccount('6222021234567891')).not.toBe(plainAccount('6222021234567890'))
  expect(plainAccount(' - ')).toBe('')
})
