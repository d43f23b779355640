import { expect, test } from 'vitest'
import { trendSeries } from './trend-series.ts'

type Mark = Parameters<typeof trendSeries>[0]['points'][number]['mark']
const point = (date: string, sales: number | null, price: number | null, mark: Mark = 'measured') => ({
  date,
  sales,
  price,
  usdPrice: price,
  commission: null as number | null,
  mark,
})
const history = (points: ReturnType<typeof point>[], currency: string | null = 'USD') => ({
  points,
  currency,
  promotions: [],
  days: 30,
  daysAllowed: 30,
})

test('marks travel with the points, and a missing day stays missing', () => {
  const [sales, price] = trendSeries(
    history([
      point('20261116', 410, 1348),
      point('20261117', 406, 1348, 'interpolated'),
      point('20261118', null, null, 'missing'),
      point('20261119', 0, 1298, 'stock_out'),
    ]),
  )
  expect(sales?.points.map(({ value, mark }) => [value, mark])).toEqual([
    [410, undefined],
    [406, 'interpolated'],
    [null, undefined],
    [0, 'stock-out'],
  ])
  expect(price?.points.map(({ value, mark }) => [value, mark])).toEqual([
    [13.48, undefined],
    [13.48, 'interpolated'],
    [null, undefined],
    [12.98, undefined],
  ])
  expect(price?.axis).toBe('right')
  expect(price?.format?.(12.98)).toBe('US$12.98')
  expect(new Date(sales?.points[0]?.time ?? 0).getDate()).toBe(16)
})

test('without a price there is one series, and yen have no cents', () => {
  expect(trendSeries(history([point('20261116', 4, null)]))).toHaveLength(1)
  expect(trendSeries(history([point('20261116', 4, 1348)], null))).toHaveLength(1)
  expect(trendSeries(history([point('20261116', 4, 1980)], 'JPY'))[1]?.points[0]?.value).toBe(1980)
})

test('what a day earned is its units at its price in dollars, and unknown where one of them is', () => {
  const days = [point('20261116', 10, 1348), point('20261117', null, 1348), point('20261118', 0, null)]
  const [, gmv] = trendSeries(history([...days, point('20261119', 0, 1298)]), 'gmv')
  expect(gmv?.points.map(({ value }) => value)).toEqual([134.8, null, null, 0])
  expect(gmv?.format?.(134.8)).toBe('US$134.80')
})

test('a commission is a gap where nobody told it, on a day that was filled in too; without any there is no line', () => {
  const days = [
    point('20261116', 4, 900),
    point('20261117', 4, 900, 'interpolated'),
    point('20261118', 4, 900),
  ]
  expect(trendSeries(history(days), 'commission')).toHaveLength(1)
  const told = days.map((day, i) => ({ ...day, commission: [1_250, null, 800][i] ?? null }))
  const [, commission] = trendSeries(history(told), 'commission')
  expect(commission?.points.map(({ value, mark }) => [value, mark])).toEqual([
    [12.5, undefined],
    [null, undefined],
    [8, undefined],
  ])
  expect(commission?.format?.(12.5)).toBe('12.5%')
})
