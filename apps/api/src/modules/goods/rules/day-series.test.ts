import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commissionOn, type DaySeries, KEPT_DAYS, mergeDays, pointsOf, type SaidDay } from './day-series.ts'
import { mergeSeries } from './region-series.ts'

const figure = fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined })
const said: fc.Arbitrary<SaidDay[]> = fc.uniqueArray(
  fc.record({
    ...{ day: fc.integer({ min: 20_000, max: 20_450 }), sales: figure, price: figure, commission: figure },
  }),
  { selector: (day) => day.day, maxLength: 60 },
)
const read = (series: DaySeries) => new Map(pointsOf(series).map(({ day, ...rest }) => [day, rest]))

test('the same days twice change nothing', () => {
  fc.assert(
    fc.property(said, said, (first, second) => {
      const once = mergeDays(mergeDays(null, first), second)
      expect(mergeDays(once, second)).toEqual(once)
    }),
  )
})

test('the newer file wins day by day and leaves alone what it does not say', () => {
  fc.assert(
    fc.property(said, said, (first, second) => {
      const before = read(mergeDays(null, first))
      const series = mergeDays(mergeDays(null, first), second)
      const after = read(series)
      // The newest day may have a commission alone, which is no point.
      const newest = series.start_day + series.sales.length - 1
      for (const { day, sales, price } of second) {
        if (day <= newest - KEPT_DAYS || (sales === undefined && price === undefined)) continue
        expect(after.get(day)).toEqual({
          sales: sales ?? before.get(day)?.sales ?? null,
          price: price ?? before.get(day)?.price ?? null,
        })
      }
    }),
  )
})

test('a commission is as it was told on its day; nothing is kept of it where nobody told any', () => {
  fc.assert(
    fc.property(said, (days) => {
      const series = mergeDays(null, days)
      const isTold = days.some(({ day, commission }) => commission !== undefined && day >= series.start_day)
      expect(series.commission).toHaveLength(isTold ? series.sales.length : 0)
      for (const { day, commission } of days)
        if (day >= series.start_day) expect(commissionOn(series, day)).toBe(commission ?? null)
      expect(commissionOn(series, series.start_day - 1)).toBeNull()
      expect(commissionOn(series, series.start_day + series.sales.length)).toBeNull()
    }),
  )
  expect(commissionOn(null, 20_000)).toBeNull()
})

test('null clears a figure', () => {
  const series = mergeDays(null, [{ day: 1, sales: 5, price: 7 }])
  expect(pointsOf(mergeDays(series, [{ day: 1, sales: null }]))).toEqual([{ day: 1, sales: null, price: 7 }])
})

test('never longer than it may be, always ending with the newest day', () => {
  fc.assert(
    fc.property(said, (days) => {
      const series = mergeDays(null, days)
      expect(series.sales.length).toBeLessThanOrEqual(KEPT_DAYS)
      expect(series.price).toHaveLength(series.sales.length)
    }),
  )
})

test('sales of the product beside the prices of a region', () => {
  const sales = mergeDays(null, [{ day: 1, sales: 5, price: 100 }])
  const prices = mergeDays(null, [
    { day: 1, price: 90 },
    { day: 2, price: 80 },
  ])
  expect(mergeSeries(sales, prices)).toEqual([
    { day: 1, sales: 5, price: 90 },
    { day: 2, sales: null, price: 80 },
  ])
  expect(mergeSeries(sales, null)).toEqual([{ day: 1, sales: 5, price: null }])
})
