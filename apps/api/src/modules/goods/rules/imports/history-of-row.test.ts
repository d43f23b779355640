import { describe, expect, test } from 'vitest'
import type { MappingFile } from '#modules/imports/rules'
import { type HistoryPointRow, pointOf } from './history-of-row.ts'
import { historySeries, latestFigures } from './history-series.ts'

const mapping = { marketplace: 'temu', source: { collectedAt: '2026-01-02' } } as MappingFile
const DAY = { externalId: '1', day: '2026-01-01' }

describe('a day of history', () => {
  test('has what the row says of it', () => {
    expect(pointOf({ ...DAY, sales: 3 }, null, mapping)).toEqual({
      ...{ externalId: '1', regionId: null, currency: null, latest: null },
      day: { day: '2026-01-01', sales: 3 },
    })
    const all = { ...DAY, sales: null, price: 500, commission: null, region: 211, currency: 'USD' }
    expect(pointOf(all, null, mapping)).toEqual({
      ...{ externalId: '1', regionId: 211, currency: 'USD', latest: null },
      day: { day: '2026-01-01', sales: null, price: 500, commission: null },
    })
    expect(pointOf({ ...DAY, sales: 0, region: null }, null, mapping)).toMatchObject({
      ...{ regionId: null, day: { sales: 0 } },
    })
    expect(pointOf({ ...DAY, sales: 1, commission: 12.5 }, null, mapping).day.commission).toBe(12.5)
  })

  test('has the latest figures of its product as of that day', () => {
    const latest = { soldTotal: 9, price: 700 }
    expect(pointOf({ ...DAY, sales: 3, currency: 'USD' }, latest, mapping).latest).toEqual({
      ...{ marketplace: 'temu', externalId: '1', seenAt: Date.UTC(2026, 0, 1), salesTotal: 9 },
      price: { amount: 700, currency: 'USD' },
    })
    const own = { price: 700, currency: 'JPY' }
    expect(pointOf({ ...DAY, sales: 3, currency: 'USD' }, own, mapping)).toMatchObject({
      ...{ currency: 'USD', latest: { price: { amount: 700, currency: 'JPY' } } },
    })
  })

  test('needs an id, a day and a figure', () => {
    expect(() => pointOf({ day: '2026-01-01', sales: 1 }, null, mapping)).toThrow('缺少商品 ID')
    expect(() => pointOf({ externalId: '1', sales: 1 }, null, mapping)).toThrow('缺少日期')
    expect(() => pointOf({ ...DAY, commission: 1 }, null, mapping)).toThrow('没有价格也没有销量')
  })
})

const point = (externalId: string, day: string, more: Partial<HistoryPointRow> = {}): HistoryPointRow => ({
  ...{ externalId, regionId: null, currency: null, latest: null, day: { day, sales: 1 } },
  ...more,
})

describe('series of rows', () => {
  const series = (...points: HistoryPointRow[]) =>
    historySeries(
      'temu',
      points.map((record, at) => ({ line: at + 2, record })),
    )

  test('are one for each product, region and currency', () => {
    const found = series(
      point('1', '2026-01-01'),
      point('2', '2026-01-01', { regionId: 211, currency: 'USD' }),
      point('1', '2026-01-02'),
      point('2', '2026-01-01', { regionId: 100, currency: 'USD' }),
      point('2', '2026-01-01', { regionId: 211, currency: 'JPY' }),
    )
    expect(found.map(({ record: { days, ...record }, lines }) => [record, days.length, lines])).toEqual([
      [{ marketplace: 'temu', externalId: '1' }, 2, [2, 4]],
      [{ marketplace: 'temu', externalId: '2', regionId: 211, currency: 'USD' }, 1, [3]],
      [{ marketplace: 'temu', externalId: '2', regionId: 100, currency: 'USD' }, 1, [5]],
      [{ marketplace: 'temu', externalId: '2', regionId: 211, currency: 'JPY' }, 1, [6]],
    ])
    expect(series()).toEqual([])
  })

  test('have of two rows about one day the later one', () => {
    const later = point('1', '2026-01-01', { day: { day: '2026-01-01', sales: 9 } })
    expect(series(point('1', '2026-01-01'), later)).toEqual([
      {
        record: { marketplace: 'temu', externalId: '1', days: [{ day: '2026-01-01', sales: 9 }] },
        lines: [3],
      },
    ])
  })
})

test('the latest figures of a product are its newest, of two of one day the later row', () => {
  const latest = (externalId: string, seenAt: number, salesTotal: number) =>
    point(externalId, '2026-01-01', {
      latest: { marketplace: 'temu', externalId, seenAt, salesTotal },
    })
  const found = latestFigures([latest('1', 5, 1), latest('1', 4, 2), latest('2', 4, 3), point('3', 'x')])
  expect(found.map(({ externalId, salesTotal }) => [externalId, salesTotal])).toEqual([
    ['1', 1],
    ['2', 3],
  ])
  expect(latestFigures([latest('1', 5, 1), latest('1', 5, 2)])[0]?.salesTotal).toBe(2)
  expect(latestFigures([latest('1', 5, 1), latest('1', 6, 2)])[0]?.salesTotal).toBe(2)
})
