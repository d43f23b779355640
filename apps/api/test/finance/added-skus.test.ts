import {
  converter,
  costBook,
  EVENT_KINDS,
  type EventKind,
  economic,
  monthCost,
  RETURN_RULES,
  type SkuDay,
} from '@haixuan/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookProfit } from '../../src/modules/finance/rules/book-profit.ts'
import { lastDay } from '../../src/modules/finance/rules/month-text.ts'
import { addedSkus } from './added-skus.ts'

const RATES = converter([
  { currency: 'USD', day: '2026-08-31', rate: '7.1' },
  { currency: 'USD', day: '2026-09-30', rate: '6.9' },
  { currency: 'USD', day: '2026-10-31', rate: '7.3' },
])
const COSTS = [
  { skuCode: 'A', skuId: null, minor: 300, currency: 'CNY', validFrom: '2026-09-15' },
  { skuCode: 'A', skuId: null, minor: 100, currency: 'USD', validFrom: '2026-10-10' },
  { skuCode: 'B', skuId: null, minor: 50, currency: 'CNY', validFrom: '2026-01-01' },
]
const COST = costBook(COSTS)
const MONTHS = [202608, 202609, 202610]
const sale = (day: string, minor: number): SkuDay => ({
  ...{ kind: 'sale', skuId: '1', skuCode: 'A', day, quantity: 1, minor },
})
const month = (of: number, days: SkuDay[], currency = 'CNY') => ({
  ...{ storeId: 'S', month: of, currency, days, returns: [] },
})

test('a month without a cost takes nothing from the profit of the others', () => {
  const books = [
    month(202608, [sale('2026-08-05', 1000)]),
    month(202609, [sale('2026-09-14', 10), sale('2026-09-15', 20)]),
    month(202610, [sale('2026-10-05', 2000)]),
  ]
  const [sku] = addedSkus(books, COST, 'original-cost', RATES)
  expect(sku).toMatchObject({ income: 3030, cost: 300, profit: 1700, missingIncome: 1030, isMissing: true })
  expect(addedSkus(books.slice(0, 2), COST, 'original-cost', RATES)).toMatchObject([
    { cost: null, profit: null, missingIncome: 1030, isMissing: true },
  ])
})

test('a month without a rate leaves the profit unknown, but not one whose cost is missing', () => {
  const known = month(202610, [sale('2026-10-05', 2000)], 'USD')
  const old = (day: string) => month(202606, [sale(day, 2000)], 'USD')
  const late = costBook([{ skuCode: 'A', skuId: null, minor: 1, currency: 'CNY', validFrom: '2026-10-01' }])
  const early = costBook([{ skuCode: 'A', skuId: null, minor: 1, currency: 'CNY', validFrom: '2026-01-01' }])
  const of = (cost: typeof late) => addedSkus([old('2026-06-05'), known], cost, 'lost', RATES)[0]
  expect(of(late)).toMatchObject({ cost: 1, profit: 14_599, missingIncome: 2000 })
  expect(of(early)).toMatchObject({ cost: 2, profit: null })
})

const kind = fc.oneof(fc.constant<EventKind>('sale'), fc.constantFrom(...EVENT_KINDS))
const row = fc.record({
  ...{
    store: fc.constantFrom('S', 'T'),
    month: fc.constantFrom(...MONTHS),
    day: fc.integer({ min: 1, max: 30 }),
  },
  sku: fc.constantFrom(null, ['1', 'A'], ['2', 'B'], ['3', null], ['4', 'A']),
  ...{
    kind,
    minor: fc.integer({ min: -100_000, max: 100_000 }),
    quantity: fc.option(fc.integer({ min: 0, max: 5 })),
  },
})
const back = fc.record({
  ...{
    store: fc.constantFrom('S', 'T'),
    month: fc.constantFrom(...MONTHS),
    pieces: fc.integer({ min: 1, max: 3 }),
  },
  sku: fc.constantFrom(['1', 'A'], ['2', 'B'], ['4', 'A']),
})

test.each(['CNY', 'USD'])('SKUs and money without one are the books of the same months in %s', (currency) => {
  fc.assert(
    fc.property(
      ...([
        fc.array(row, { maxLength: 40 }),
        fc.array(back, { maxLength: 8 }),
        fc.constantFrom(...RETURN_RULES),
      ] as const),
      (rows, backs, rule) => {
        const text = (of: number, day: number) =>
          `${Math.floor(of / 100)}-${of % 100}-${day}`.replace(/-(\d)(?=-|$)/g, '-0$1')
        const books = ['S', 'T'].flatMap((storeId) =>
          MONTHS.map((of) => {
            const own = rows.filter((one) => one.store === storeId && one.month === of)
            const days = own.flatMap(({ sku, day, ...rest }) =>
              sku === null
                ? []
                : [{ ...rest, skuId: sku[0] ?? '', skuCode: sku[1] ?? null, day: text(of, day) }],
            )
            const returns = backs.flatMap(({ sku, pieces, ...one }) =>
              one.store === storeId && one.month === of
                ? [{ skuId: sku[0] ?? '', skuCode: sku[1] ?? null, day: text(of, 20), saleDay: null, pieces }]
                : [],
            )
            return { storeId, month: of, currency, days, returns, own }
          }),
        )
        const toFen = (minor: number, from: string, day: string) => RATES(minor, from, day)?.fen ?? null
        const earned = books.map(({ month: of, days, returns, own }) => {
          const details = new Map<EventKind, number>()
          for (const one of own) details.set(one.kind, (details.get(one.kind) ?? 0) + one.minor)
          const { platformNet } = economic({ details, refundTwice: { rows: 0, minor: 0 }, ledger: new Map() })
          const cost = monthCost({ days, returns }, COST, rule, toFen)
          const unassigned = own.filter((one) => one.sku === null && one.kind !== 'unknown_type')
          const apart = unassigned.reduce((sum, { minor }) => sum + minor, 0)
          return {
            ...bookProfit({ month: of, currency, platformNet, storeCosts: [] }, cost, RATES),
            apart: toFen(apart, currency, lastDay(of)) ?? Number.NaN,
          }
        })
        const skus = addedSkus(books, COST, rule, RATES)
        const total = <One>(of: readonly One[], value: (one: One) => number | null) =>
          of.reduce((sum, one) => sum + (value(one) ?? 0), 0)
        expect(total(skus, ({ cost }) => cost)).toBe(total(earned, ({ cost }) => cost))
        expect(total(skus, ({ missingIncome }) => missingIncome)).toBe(
          total(earned, (one) => one.missingIncome),
        )
        const difference =
          total(earned, ({ profit }) => profit) -
          total(earned, ({ apart }) => apart) -
          total(skus, ({ profit }) => profit)
        // Each amount is rounded once: in CNY none is.
        const amounts = currency === 'CNY' ? 0 : books.length * 6
        expect(Math.abs(difference)).toBeLessThanOrEqual(amounts / 2)
      },
    ),
  )
})
