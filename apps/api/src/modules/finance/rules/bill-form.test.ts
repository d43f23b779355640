import { expect, test } from 'vitest'
import { type BillPart, billForm } from './bill-form.ts'

const part = (over: Partial<BillPart> = {}): BillPart => ({
  ...{ storeId: 'a', layoutId: 'full_trade', book: '全球', currency: 'CNY', period: null },
  ...{ headings: ['SKU ID', '金额', '币种'], sheet: '交易结算' },
  ...over,
})

test('columns are those of the newest file in its order, and older ones that it lacks follow', () => {
  const older = part({ headings: ['金额', '备注', 'SKU ID', '币种', ''] })
  expect(billForm([part(), older])).toEqual({
    storeId: 'a',
    headings: ['SKU ID', '金额', '币种', '备注'].map((name) => ({ name, nth: 0 })),
    sheet: '交易结算',
  })
})

test('columns of the same name stay apart', () => {
  expect(billForm([part({ headings: ['数量', '数量', '币种'] })])).toMatchObject({
    headings: [
      { name: '数量', nth: 0 },
      { name: '数量', nth: 1 },
      { name: '币种', nth: 0 },
    ],
  })
})

test.each<[string, Partial<BillPart>, string]>([
  ['stores', { storeId: 'b' }, '先选一家店铺'],
  ['bills', { layoutId: 'full_refund' }, '先选一种账单，或缩小月份范围'],
  ['books', { book: '欧区' }, '按导入记录筛选'],
  ['months of lines without a time', { period: 202_610 }, '先选一个月份'],
])('lines of two %s do not fit one file', (_, over, way) => {
  expect(billForm([part(), part(over)])).toEqual({ problem: expect.stringContaining(way) })
})

test('two currencies fit one file where each line names its own', () => {
  expect(billForm([part(), part({ currency: 'USD' })])).toHaveProperty('headings')
  const silent = { headings: ['SKU ID', '金额'] }
  expect(billForm([part(silent), part({ ...silent, currency: 'USD' })])).toEqual({
    problem: expect.stringContaining('先选一个币种'),
  })
  expect(billForm([part(silent), part(silent)])).toHaveProperty('headings')
})

test('nothing has no form', () => {
  expect(billForm([])).toEqual({ problem: '没有可以导出的数据，请放宽筛选条件' })
})
