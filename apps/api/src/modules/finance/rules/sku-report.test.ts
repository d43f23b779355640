import { converter, costBook } from '@haixuan/rules'
import { expect, test } from 'vitest'
import { skuReport } from './sku-report.ts'

const COST = costBook([{ skuCode: 'A', skuId: null, minor: 300, currency: 'CNY', validFrom: '2026-10-01' }])
const event = { storeId: 'S', currency: 'CNY', skuId: '1', skuCode: 'A', day: '2026-10-05', remark: null }

test('a profit has no money of a type that no rule knows, as the books have none', () => {
  const events = [
    { ...event, kind: 'sale' as const, minor: 1000, quantity: 1, orderNo: 'SO-1' },
    { ...event, kind: 'unknown_type' as const, minor: 70, quantity: null, orderNo: 'SO-1' },
    { ...event, kind: 'unknown_type' as const, currency: 'USD', minor: 70, quantity: null, orderNo: 'SO-1' },
  ]
  const report = skuReport(events, COST, 'original-cost', converter([]))
  expect(report.get('S')?.get('1')).toMatchObject({ sold: 1, costCny: 300, profitCny: 700 })
})
