import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fenOf, yuanText } from './money-text.ts'

test('yuan as they are typed are exact fen', () => {
  expect([fenOf('198'), fenOf('198.5'), fenOf('0.07'), fenOf('1.10')]).toEqual([19_800, 19_850, 7, 110])
  for (const wrong of ['', '-1', '1.234', '1e3', '１９８', '198元', ' 1'])
    expect(() => fenOf(wrong)).toThrow('不是元')
})

test('what is written is what is read', () => {
  fc.assert(fc.property(fc.nat(999_999_999), (fen) => fenOf(yuanText(fen).slice(1)) === fen))
})
