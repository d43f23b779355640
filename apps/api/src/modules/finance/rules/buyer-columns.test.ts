import { expect, test } from 'vitest'
import { isBuyerColumn } from './buyer-columns.ts'

test.each([
  '收货人姓名',
  '收货人联系方式电话',
  '收货地址1',
  '收货地址邮编',
  '用户邮箱',
  '虚拟邮箱',
  '税号',
  'Recipient Name',
  'Buyer E-mail',
  'Shipping Address',
])('%s is about the buyer', (name) => expect(isBuyerColumn([name])).toBe(true))

test.each(['订单号', 'SKU货号', '收支金额', '买家拒付金额', '运单号', '国家', '物流商', '币种'])(
  '%s is not',
  (name) => {
    expect(isBuyerColumn([name])).toBe(false)
  },
)

test('a grouped heading is about the buyer when one of its rows says so', () => {
  expect(isBuyerColumn(['收货信息', '城市'])).toBe(true)
})
