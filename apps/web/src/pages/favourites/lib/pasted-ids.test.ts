import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pastedIds } from './pasted-ids.ts'

test.each([
  ['601099916685676', ['601099916685676'], []],
  ['601099916685676\n\n 601099512345678 ', ['601099916685676', '601099512345678'], []],
  ['1, 2，3；2', ['1', '2', '3'], []],
  ['https://www.temu.com/goods.html?goods_id=601099916685676&x=1', ['601099916685676'], []],
  ['https://www.temu.com/mall.html?mall_id=634418210000012', ['634418210000012'], []],
  ['https://www.aliexpress.com/item/1005006789012345.html?spm=a', ['1005006789012345'], []],
  ['https://www.temu.com/about', [], ['https://www.temu.com/about']],
  ['竹制收纳盒', [], ['竹制收纳盒']],
])('%s', (text, ids, strange) => {
  expect(pastedIds(text)).toEqual({ ids, strange })
})

test('any text gives only ids that the server takes, each once', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { ids } = pastedIds(text)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.every((id) => /^[A-Za-z0-9_-]{1,40}$/.test(id))).toBe(true)
    }),
  )
})
