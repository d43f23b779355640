import { expect, test } from 'vitest'
import { shopSeries } from './shop-series.ts'

test('days keep their marks, money becomes dollars, and what is missing stays missing', () => {
  const [sales, gmv] = shopSeries([
    { date: '20261119', sales: 470, gmvUsd: 63_356, listed: 0, mark: 'interpolated' },
    { date: '20261120', sales: null, gmvUsd: null, listed: 0, mark: 'missing' },
  ])
  expect(sales?.points.map(({ value, mark }) => [value, mark])).toEqual([
    [470, 'interpolated'],
    [null, undefined],
  ])
  expect(gmv?.points.map(({ value }) => value)).toEqual([633.56, null])
  expect(gmv?.format?.(633.56)).toBe('US$633.56')
})
