import { expect, test } from 'vitest'
import { mergeSeries } from './region-series.ts'

test('days of both are joined by day and in order; a day of which nothing is known is none', () => {
  const sales = { start_day: 10, sales: [1, -1, 3], price: [900, 900, 900], commission: [] }
  const prices = { start_day: 9, sales: [7, 7, 7, 7], price: [500, -1, 600, 700], commission: [] }
  expect(mergeSeries(sales, prices)).toEqual([
    { day: 9, sales: null, price: 500 },
    { day: 10, sales: 1, price: null },
    { day: 11, sales: null, price: 600 },
    { day: 12, sales: 3, price: 700 },
  ])
  expect(mergeSeries(null, null)).toEqual([])
  expect(mergeSeries(null, { ...prices, price: [500] })).toEqual([{ day: 9, sales: null, price: 500 }])
})
