import { expect, test } from 'vitest'
import { type Reversal, returnedPieces } from './returned-goods.ts'

const reversal = (more: Partial<Reversal> = {}): Reversal => ({
  ...{ minor: -1000, quantity: 2, skuId: '1', remark: null },
  ...more,
})
const SALE = { minor: 1000, quantity: 2 }

test.each([
  ['the whole sale', reversal(), SALE, 2],
  ['one of two pieces', reversal({ minor: -500, quantity: 1 }), SALE, 1],
  ['a part of the amount for all pieces', reversal({ minor: -999 }), SALE, 0],
  ['more pieces than were sold', reversal({ quantity: 3 }), SALE, 2],
  ['a difference of price', reversal({ remark: '降价补差' }), SALE, 0],
  ['another reason', reversal({ remark: '派送失败' }), SALE, 2],
  ['no SKU', reversal({ skuId: null }), SALE, 0],
  ['no pieces', reversal({ quantity: null }), SALE, 0],
  ['an unknown sale', reversal(), null, 2],
  ['a sale without pieces', reversal(), { minor: 1000, quantity: null }, 2],
])('%s', (_, row, sale, pieces) => expect(returnedPieces(row, sale)).toBe(pieces))
