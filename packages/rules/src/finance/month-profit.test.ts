import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costBook } from './cost-version.ts'
import { monthCost, type ReturnDay, type SkuDay, skuSums } from './month-profit.ts'
import { RETURN_RULES, type SkuEvent, skuBooks } from './sku-books.ts'

const COSTS = costBook([
  { skuCode: 'A', skuId: null, minor: 300, currency: 'CNY', validFrom: '2026-10-01' },
  { skuCode: 'A', skuId: null, minor: 500, currency: 'CNY', validFrom: '2026-10-20' },
])
const same = (minor: number) => minor
const sale = (more: Partial<SkuDay> = {}): SkuDay => ({
  ...{ kind: 'sale', skuId: '1', skuCode: 'A', day: '2026-10-05', quantity: 2, minor: 2000 },
  ...more,
})
const back = (more: Partial<ReturnDay> = {}): ReturnDay => ({
  ...{ skuId: '1', skuCode: 'A', day: '2026-10-25', saleDay: '2026-10-05', pieces: 1 },
  ...more,
})

describe('a returned piece', () => {
  test.each([
    ['lost', 600],
    ['original-cost', 300],
    ['date-cost', 100],
  ] as const)('by the rule %s leaves a cost of %d', (rule, cost) => {
    expect(monthCost({ days: [sale()], returns: [back()] }, COSTS, rule, same).cost).toBe(cost)
  })

  test('of an unknown sale gives back the cost of its own day', () => {
    const returns = [back({ saleDay: null })]
    expect(monthCost({ days: [sale()], returns }, COSTS, 'original-cost', same).cost).toBe(100)
  })
})

test('a SKU without a cost stays out as a whole, and its income is told', () => {
  const days = [
    sale(),
    sale({ skuId: '2', skuCode: 'B', minor: 900 }),
    sale({ kind: 'consumer_refund', skuId: '2', skuCode: 'B', minor: -100, quantity: 1 }),
  ]
  expect(
    monthCost({ days, returns: [back({ skuId: '2', skuCode: 'B' })] }, COSTS, 'original-cost', same),
  ).toEqual({
    ...{ cost: 600, missingSkus: 1, missingSales: 900, missingIncome: 800 },
  })
})

test.each([
  [null, 0, 1],
  [0, 0, 0],
  [1, 300, 0],
])('a sale that says %j pieces costs %d, and leaves %d SKUs out', (quantity, cost, missingSkus) => {
  expect(monthCost({ days: [sale({ quantity })], returns: [] }, COSTS, 'lost', same)).toMatchObject({
    cost,
    missingSkus,
  })
})

test('money of a type that no rule knows is in no book, and in no income without a cost', () => {
  const unknown = sale({ kind: 'unknown_type', skuCode: 'B', minor: 70, quantity: null })
  const known = [sale({ skuCode: 'B', minor: 900 }), unknown]
  expect(monthCost({ days: known, returns: [] }, COSTS, 'lost', same).missingIncome).toBe(900)
  const [sum] = skuSums({ days: known, returns: [] }, COSTS, 'lost', same)
  expect([sum?.income, sum?.counted]).toEqual([970, 900])
})

test('a piece sold the day before the first cost is missing, on the first day it is not', () => {
  const on = (day: string) => monthCost({ days: [sale({ day })], returns: [] }, COSTS, 'lost', same)
  expect([on('2026-09-30').missingSkus, on('2026-10-01')]).toEqual([
    1,
    { cost: 600, missingSkus: 0, missingSales: 0, missingIncome: 0 },
  ])
})

test('a cost without a rate is missing', () => {
  expect(monthCost({ days: [sale()], returns: [] }, COSTS, 'lost', () => null)).toMatchObject({
    missingSkus: 1,
  })
})

test('equals the cost of the books by SKU, whatever was sold and came back', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-10-${String(n).padStart(2, '0')}`)
  const pieces = fc.integer({ min: 1, max: 5 })
  const act = fc.record({
    sold: day,
    quantity: pieces,
    returned: fc.option(fc.record({ day, share: pieces })),
  })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 8 }), fc.constantFrom(...RETURN_RULES), (acts, rule) => {
      const events: SkuEvent[] = []
      const [days, returns]: [SkuDay[], ReturnDay[]] = [[], []]
      for (const [n, { sold, quantity, returned }] of acts.entries()) {
        const own = { skuId: '1', skuCode: 'A', orderNo: `SO-${n}`, remark: null }
        events.push({ ...own, kind: 'sale', minor: 100 * quantity, quantity, day: sold })
        days.push(sale({ day: sold, quantity, minor: 100 * quantity }))
        if (!returned) continue
        const count = Math.min(returned.share, quantity)
        events.push({ ...own, kind: 'reversal', minor: -100 * count, quantity: count, day: returned.day })
        returns.push(back({ day: returned.day, saleDay: sold, pieces: count }))
      }
      const [book] = skuBooks(events, COSTS, rule, same)
      expect(monthCost({ days, returns }, COSTS, rule, same).cost).toBe(book?.cost ?? 0)
    }),
  )
})
