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

test('the newest 400 days are kept, and what was before the first of them is left out', () => {
  const days = (...numbers: number[]) =>
    mergeDays(
      null,
      numbers.map((day) => ({ day, sales: day })),
    )
  expect(days(1, 400)).toMatchObject({ start_day: 1 })
  expect(days(1, 401)).toMatchObject({ start_day: 401, sales: [401] })
  expect(days(1, 2, 401).sales).toHaveLength(400)
  expect(mergeDays(days(1, 2), [{ day: 401, price: 5 }])).toMatchObject({ start_day: 2 })
  expect(KEPT_DAYS).toBe(400)
})

test('a series of which everything is cleared is empty, and a day that says nothing is no day', () => {
  const nothing = { start_day: 0, sales: [], price: [], commission: [] }
  expect(mergeDays(null, [{ day: 5 }])).toEqual(nothing)
  expect(mergeDays(mergeDays(null, [{ day: 5, sales: 1 }]), [{ day: 5, sales: null }])).toEqual(nothing)
  expect(mergeDays(null, [])).toEqual(nothing)
})

test('figures that are missing before a series and between its days are missing in it', () => {
  const first = mergeDays(null, [
    { day: 3, commission: 50 },
    { day: 5, sales: 0 },
  ])
  expect(first).toEqual({ start_day: 3, sales: [-1, -1, 0], price: [-1, -1, -1], commission: [50, -1, -1] })
  const later = mergeDays({ ...first, commission: [] }, [{ day: 6, price: 0 }])
  expect(later).toEqual({ start_day: 5, sales: [0, -1], price: [-1, 0], commission: [] })
  const longer = { start_day: 8, sales: [4], price: [], commission: [] }
  expect(mergeDays(longer, [{ day: 9, price: 2 }])).toEqual({
    ...{ start_day: 8, sales: [4, -1], price: [-1, 2], commission: [] },
  })
})

test('a point has what is known of its day', () => {
  const series = { start_day: 7, sales: [-1, 0, -1, 4], price: [3, -1] }
  expect(pointsOf(series)).toEqual([
    { day: 7, sales: null, price: 3 },
    { day: 8, sales: 0, price: null },
    { day: 10, sales: 4, price: null },
  ])
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
