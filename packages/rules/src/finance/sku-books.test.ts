import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costBook } from './cost-version.ts'
import { RETURN_RULES, type ReturnRule, type SkuEvent, skuBooks } from './sku-books.ts'

const event = (kind: SkuEvent['kind'], minor: number, more: Partial<SkuEvent> = {}): SkuEvent => ({
  ...{
    kind,
    minor,
    quantity: 1,
    afterNo: null,
    skuId: '1',
    skuCode: 'A',
    orderNo: 'SO-1',
    day: '2026-10-05',
    remark: null,
  },
  ...more,
})
const COSTS = costBook([
  { skuCode: 'A', skuId: null, minor: 300, currency: 'CNY', validFrom: '2026-10-01' },
  { skuCode: 'A', skuId: null, minor: 500, currency: 'CNY', validFrom: '2026-10-20' },
])
const same = (minor: number) => minor
const of = (events: SkuEvent[], rule: ReturnRule = 'original-cost') => skuBooks(events, COSTS, rule, same)[0]

describe('a returned piece', () => {
  const events = [event('sale', 1000), event('reversal', -1000, { day: '2026-10-25' })]
  test.each([
    ['lost', 300],
    ['original-cost', 0],
    ['date-cost', -200],
  ] as const)('by the rule %s leaves a cost of %d', (rule, cost) => {
    expect(of(events, rule)).toMatchObject({ sold: 1, returned: 1, minor: 0, cost })
  })

  test('whose sale is not known gives back the cost of its own day', () => {
    expect(of([event('reversal', -1000, { day: '2026-10-25' })])).toMatchObject({ returned: 1, cost: -500 })
  })

  test('a difference of price gives back money alone', () => {
    const events = [event('sale', 1000), event('reversal', -200, { remark: '降价补差' })]
    expect(of(events)).toMatchObject({ returned: 0, minor: 800, cost: 300 })
  })
})

test('a sale takes the cost of its day; one before the first version is missing, not free', () => {
  expect(of([event('sale', 1000, { day: '2026-10-19' })])).toMatchObject({ cost: 300, missingQuantity: 0 })
  expect(of([event('sale', 1000, { day: '2026-10-20' })])).toMatchObject({ cost: 500 })
  expect(of([event('sale', 1000, { day: '2026-09-30', quantity: 3 })])).toMatchObject({
    cost: 0,
    missingQuantity: 3,
  })
})

test('a cost without a rate is missing', () => {
  expect(skuBooks([event('sale', 1000)], COSTS, 'lost', () => null)[0]).toMatchObject({
    cost: 0,
    missingQuantity: 1,
  })
})

test('events without a SKU belong to none', () =>
  expect(of([event('freight', 100, { skuId: null })])).toBeUndefined())

test('money of all SKUs is that of the events that name one, by every rule', () => {
  const any = fc.record({
    kind: fc.constantFrom('sale', 'reversal', 'subsidy', 'issue'),
    minor: fc.integer({ min: -9_999, max: 9_999 }),
    quantity: fc.option(fc.integer({ min: 0, max: 5 })),
    skuId: fc.option(fc.constantFrom('1', '2')),
    skuCode: fc.constantFrom('A', 'B', null),
    orderNo: fc.option(fc.constantFrom('SO-1', 'SO-2')),
    day: fc.constantFrom('2026-09-30', '2026-10-05', '2026-10-25'),
    remark: fc.option(fc.constantFrom('降价补差', '派送失败')),
  })
  fc.assert(
    fc.property(fc.array(any), fc.constantFrom(...RETURN_RULES), (events, rule) => {
      const books = skuBooks(events as SkuEvent[], COSTS, rule, same)
      const named = events.filter(({ skuId }) => skuId !== null)
      expect(books.reduce((sum, { minor }) => sum + minor, 0)).toBe(
        named.reduce((sum, { minor }) => sum + minor, 0),
      )
      for (const { missingQuantity, sold } of books) {
        expect(missingQuantity).toBeGreaterThanOrEqual(0)
        expect(missingQuantity).toBeLessThanOrEqual(sold)
      }
    }),
  )
})
