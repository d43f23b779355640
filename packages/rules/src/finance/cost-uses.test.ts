import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takenInstead } from './cost-history.ts'
import { type CostUse, costUses } from './cost-uses.ts'
import { type CostVersion, costBook } from './cost-version.ts'
import { monthCost, type ReturnDay, type SkuDay } from './month-profit.ts'
import { RETURN_RULES } from './sku-books.ts'

const DAYS = ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04'] as const
const sku = { skuId: fc.constantFrom('1', '2'), skuCode: fc.constantFrom('A', 'B') }
const days = fc.array(
  fc.record<SkuDay>({
    ...{ ...sku, day: fc.constantFrom(...DAYS), minor: fc.nat(1000) },
    ...{ kind: fc.constantFrom('sale', 'freight'), quantity: fc.option(fc.nat(3)) },
  }),
)
const returns = fc.array(
  fc.record<ReturnDay>({
    ...{ ...sku, day: fc.constantFrom(...DAYS), pieces: fc.integer({ min: 1, max: 3 }) },
    saleDay: fc.option(fc.constantFrom(...DAYS)),
  }),
)
const versions = fc.array(
  fc.record<CostVersion>({
    ...{ skuCode: fc.constantFrom('A', 'B'), skuId: fc.option(fc.constantFrom('1', '2')) },
    ...{ minor: fc.nat(9), currency: fc.constant('CNY'), validFrom: fc.constantFrom(...DAYS) },
  }),
)

it('a sale takes the cost of its day, a return that of its sale and of its own day', () => {
  const row = { skuId: '1', skuCode: 'A', minor: 100 }
  const sold = { ...row, kind: 'sale' as const, day: '2026-10-02', quantity: 1 }
  const found = costUses({
    days: [
      sold,
      { ...sold, kind: 'freight', day: '2026-10-03' },
      { ...sold, day: '2026-10-04', quantity: 0 },
    ],
    returns: [{ skuId: '1', skuCode: 'A', day: '2026-10-09', saleDay: '2026-09-30', pieces: 1 }],
  })
  const use = (day: string): CostUse => ({ skuId: '1', skuCode: 'A', day })
  expect(found).toEqual(['2026-10-02', '2026-09-30', '2026-10-09'].map(use))
})

it('a change that takes no other version instead changes the cost of no month that had all its costs', () => {
  const base = versions.map((own) => [
    ...['A', 'B'].map((skuCode) => ({
      ...{ skuCode, skuId: null, minor: 5, currency: 'CNY', validFrom: '2026-09-01' },
    })),
    ...own,
  ])
  let changes = 0
  fc.assert(
    fc.property(days, returns, base, versions, fc.nat(20), (sold, returned, before, added, gone) => {
      const book = { days: sold, returns: returned }
      const after = [...before.filter((_, at) => at !== gone), ...added.slice(0, 1)]
      const cost = (own: typeof before) =>
        RETURN_RULES.map((rule) => monthCost(book, costBook(own), rule, (minor) => minor))
      const isChanged = takenInstead(before, after, costUses(book)).size > 0
      if (isChanged) changes++
      else expect(cost(after)).toEqual(cost(before))
    }),
  )
  expect(changes).toBeGreaterThan(0)
})
