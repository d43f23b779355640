import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitSku } from './split-sku.ts'

test.each([null, '', '17592186044416', 'A_B_3', '17592186044416_A_x', '175_A_3'])(
  '%s is not written so',
  (text) => {
    expect(splitSku(text)).toBeNull()
  },
)

test('the id and the quantity are sure, whatever the names hold', () => {
  fc.assert(
    fc.property(fc.bigInt(100_000n, 10n ** 19n), fc.string(), fc.nat(9_999), (id, names, quantity) => {
      expect(splitSku(`${id}_${names}_${quantity}`)).toMatchObject({ skuId: String(id), quantity })
    }),
  )
})
