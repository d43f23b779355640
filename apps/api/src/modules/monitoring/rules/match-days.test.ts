import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AlertRule, alertEvents, type WatchedDays } from './alert-rule.ts'
import { MatchDays } from './match-days.ts'

type Row = WatchedDays & { externalId: string }

const RULES: AlertRule[] = [
  { kind: 'stock_out' },
  { kind: 'back_in_stock' },
  { kind: 'price_drop', percent: 10 },
  { kind: 'new_goods' },
]
const series = fc.array(fc.constantFrom(-1, 0, 400, 500), { maxLength: 12 })
const rows = fc.uniqueArray(
  fc.record({
    externalId: fc.string({ minLength: 1, maxLength: 3 }),
    start: fc.integer({ min: 100, max: 110 }),
    sales: series,
    price: series,
    firstSeen: fc.integer({ min: 100, max: 125 }),
  }),
  { selector: ({ externalId }) => externalId, maxLength: 20 },
)

describe('days of matches', () => {
  test('parts in any size say the same as all rows at once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RULES),
        rows,
        fc.integer({ min: 1, max: 7 }),
        (rule, all: Row[], size) => {
          const days = new MatchDays<Row>(rule, 121, { window: 5, keep: 2 })
          for (let at = 0; at < all.length; at += size) days.add(all.slice(at, at + size))
          const ends = all.flatMap(({ start, sales, price }) => {
            const n = Math.max(sales.length, price.length)
            return n === 0 ? [] : [start + n - 1]
          })
          const newest = rule.kind === 'new_goods' ? 120 : ends.length === 0 ? null : Math.max(...ends)
          if (newest === null || (rule.kind === 'new_goods' && all.length === 0)) {
            if (newest === null) expect(days.newest).toBeNull()
            return
          }
          expect(days.newest).toBe(newest)
          for (let day = newest - 4; day <= newest; day++) {
            const expected = all
              .filter((row) => alertEvents(rule, row, day, day).length > 0)
              .map(({ externalId }) => externalId)
              .sort((a, b) => (a < b ? -1 : 1))
            expect(days.on(day).count).toBe(expected.length)
            expect(days.on(day).first.map(({ row }) => row.externalId)).toEqual(expected.slice(0, 2))
          }
        },
      ),
    )
  })

  test('a day before the window is not looked at', () => {
    const row = { externalId: 'a', start: 100, sales: [500, 0, 500, 0, 500], price: [], firstSeen: -1 }
    const days = new MatchDays<Row>({ kind: 'stock_out' }, 200, { window: 2, keep: 5 })
    days.add([row])
    expect([days.newest, days.on(103).count, days.on(101).count]).toEqual([104, 1, 0])
  })
})
