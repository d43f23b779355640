import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chartDays,
  type DayFigures,
  fillGaps,
  isPlain,
  isSuspect,
  markStockOuts,
  SPAN_LIMIT,
  withinSpan,
} from './sales-history.ts'

const figure = fc.option(fc.integer({ min: 0, max: 5_000 }), { nil: null })
const series = fc
  .uniqueArray(fc.record({ day: fc.integer({ min: 20_000, max: 20_150 }), sales: figure, price: figure }), {
    selector: (point) => point.day,
    maxLength: 90,
  })
  .map((points) => points.sort((a, b) => a.day - b.day))

const sold = (...sales: (number | null)[]): DayFigures[] =>
  sales.map((value, index) => ({ day: 20_000 + index, sales: value, price: null }))
const marks = (...sales: (number | null)[]) => markStockOuts(fillGaps(sold(...sales))).map((day) => day.mark)

describe('the span rule', () => {
  test('keeps the newest point and a suffix of at most 60 days', () => {
    fc.assert(
      fc.property(series, (points) => {
        const kept = withinSpan(points)
        expect(kept).toEqual(points.slice(points.length - kept.length))
        const [first, last] = [kept[0], kept.at(-1)]
        if (first && last) expect(last.day - first.day).toBeLessThanOrEqual(SPAN_LIMIT)
        const dropped = points[points.length - kept.length - 1]
        if (dropped && last) expect(last.day - dropped.day).toBeGreaterThan(SPAN_LIMIT)
      }),
    )
  })

  test('a span of 60 days stays whole, one of 61 loses its oldest point', () => {
    const point = (day: number) => ({ day, sales: 1, price: 1 })
    expect(withinSpan([point(0), point(60)])).toHaveLength(2)
    expect(withinSpan([point(0), point(1), point(61)])).toEqual([point(1), point(61)])
  })
})

describe('gaps', () => {
  test('every day once, measured figures untouched, filled ones between their neighbours and marked', () => {
    fc.assert(
      fc.property(series, (points) => {
        const filled = fillGaps(points)
        const measured = new Map(points.map((point) => [point.day, point]))
        for (const [index, day] of filled.entries()) {
          expect(day.day).toBe((points[0]?.day ?? 0) + index)
          const told = measured.get(day.day)?.sales ?? null
          if (told !== null) expect(day).toMatchObject({ sales: told, mark: 'measured' })
          else if (day.sales !== null) {
            expect(day.mark).toBe('interpolated')
            const before = points.findLast((point) => point.day < day.day && point.sales !== null)?.sales
            const after = points.find((point) => point.day > day.day && point.sales !== null)?.sales
            expect(before).toBeTypeOf('number')
            expect(after).toBeTypeOf('number')
            expect(day.sales).toBeGreaterThanOrEqual(Math.min(before ?? 0, after ?? 0))
            expect(day.sales).toBeLessThanOrEqual(Math.max(before ?? 0, after ?? 0))
          }
        }
      }),
    )
  })

  test('is linear', () => {
    expect(fillGaps(sold(10, null, null, 40)).map((day) => day.sales)).toEqual([10, 20, 30, 40])
  })

  test('of a price beside known sales are filled too, and do not mark the day', () => {
    const points = [
      { day: 0, sales: 1, price: 100 },
      { day: 1, sales: 0, price: null },
      { day: 2, sales: 3, price: 103 },
    ]
    expect(fillGaps(points)).toEqual([
      { day: 0, sales: 1, price: 100, mark: 'measured' },
      { day: 1, sales: 0, price: 102, mark: 'measured' },
      { day: 2, sales: 3, price: 103, mark: 'measured' },
    ])
  })

  test('of the sales mark the day, though its price is known', () => {
    const points = [1, null, 3].map((sales, day) => ({ day, sales, price: 7 }))
    expect(fillGaps(points).map(({ mark }) => mark)).toEqual(['measured', 'interpolated', 'measured'])
    expect(fillGaps(points).map(({ price }) => price)).toEqual([7, 7, 7])
  })

  test('a series without points has no days', () => {
    expect(fillGaps([])).toEqual([])
    expect(withinSpan([])).toEqual([])
  })

  test('makes nothing up at the ends', () => {
    const filled = fillGaps(sold(null, 5, null))
    expect(filled.map((day) => day.sales)).toEqual([null, 5, null])
    expect(filled.map((day) => day.mark)).toEqual(['missing', 'measured', 'missing'])
  })

  test('a series of prices alone is measured by its prices', () => {
    const points = [0, 2].map((day) => ({ day, sales: null, price: 100 + day }))
    expect(fillGaps(points)).toEqual([
      { day: 0, sales: null, price: 100, mark: 'measured' },
      { day: 1, sales: null, price: 101, mark: 'interpolated' },
      { day: 2, sales: null, price: 102, mark: 'measured' },
    ])
  })
})

describe('stock-outs', () => {
  test('zero days beside more than 300', () => {
    expect(marks(301, 0, 0, 5)).toEqual(['measured', 'stock_out', 'stock_out', 'measured'])
    expect(marks(5, 0, 301)).toEqual(['measured', 'stock_out', 'measured'])
  })

  test('300 is not over 300', () => {
    expect(marks(300, 0, 300)).toEqual(['measured', 'measured', 'measured'])
  })

  test('a slower day between ends the search too', () => {
    expect(marks(900, 5, 0)).toEqual(['measured', 'measured', 'measured'])
    expect(marks(0, 5, 900)).toEqual(['measured', 'measured', 'measured'])
    expect(marks(5, 0, 0, 301, 2, 0)).toEqual([
      ...['measured', 'stock_out', 'stock_out', 'measured', 'measured', 'measured'],
    ])
  })

  test('the better of both neighbours counts', () => {
    expect(marks(301, 0, 5)).toEqual(['measured', 'stock_out', 'measured'])
    expect(marks(0, 301)).toEqual(['stock_out', 'measured'])
    expect(marks(301, 0)).toEqual(['measured', 'stock_out'])
  })

  test('a gap between the sales and the zero ends the search', () => {
    expect(marks(900, null, 0)).toEqual(['measured', 'interpolated', 'measured'])
  })

  test('only measured zeros are ever marked, and no figure changes', () => {
    fc.assert(
      fc.property(series, (points) => {
        const filled = fillGaps(points)
        for (const [index, day] of markStockOuts(filled).entries()) {
          const before = filled[index]
          expect({ ...day, mark: before?.mark }).toEqual(before)
          if (day.mark !== before?.mark) expect(before).toMatchObject({ sales: 0, mark: 'measured' })
        }
      }),
    )
  })

  test('the mirror image of a series has the mirror image of its stock-outs', () => {
    fc.assert(
      fc.property(series, (points) => {
        const mirrored = points.map((point) => ({ ...point, day: -point.day })).reverse()
        expect(markStockOuts(fillGaps(mirrored)).map((day) => day.mark)).toEqual(
          markStockOuts(fillGaps(points))
            .map((day) => day.mark)
            .reverse(),
        )
      }),
    )
  })
})

describe('the chart', () => {
  test('shows the last days, one entry a day', () => {
    fc.assert(
      fc.property(series, fc.integer({ min: 1, max: 60 }), (points, days) => {
        const shown = chartDays(points, days)
        expect(shown.length).toBeLessThanOrEqual(days)
        expect(shown.at(-1)?.day).toBe(points.at(-1)?.day)
        for (const [index, day] of shown.entries()) expect(day.day).toBe((shown[0]?.day ?? 0) + index)
      }),
    )
  })

  test('30 days unless asked otherwise', () => {
    expect(chartDays(sold(...Array.from({ length: 45 }, () => 1)))).toHaveLength(30)
  })
})

describe('a plain series', () => {
  const days = (...sales: number[]) => sales
  const many = (count: number, units: number) => Array<number>(count).fill(units)

  test('has a figure for every day', () => {
    expect(isPlain(days(5, 1, 400))).toBe(true)
    expect(isPlain(days(5, -1, 6))).toBe(false)
    expect(isPlain([])).toBe(true)
  })

  test('has no zero in the last 30 days, or no day above 300', () => {
    expect(isPlain(days(301, 0, 5))).toBe(false)
    expect(isPlain(days(300, 0, 5))).toBe(true)
    expect(isPlain(days(0, ...many(29, 301)))).toBe(false)
    expect(isPlain(days(0, ...many(30, 301)))).toBe(true)
  })

  test('is shown without any mark', () => {
    const units = fc.oneof(fc.integer({ min: -1, max: 2 }), fc.integer({ min: 295, max: 305 }))
    fc.assert(
      fc.property(fc.array(units, { maxLength: 40 }), (sales) => {
        if (!isPlain(sales)) return
        const shown = chartDays(sold(...sales.map((value) => (value < 0 ? null : value))))
        expect(shown.every(({ mark }) => mark === 'measured')).toBe(true)
        expect(shown.map((day) => day.sales)).toEqual(sales.slice(-30))
      }),
    )
  })
})

describe('suspect rows', () => {
  test('from 100000 on, and only without any period figure', () => {
    const none = { day: null, week: null, month: null }
    expect(isSuspect({ total: 100_000, ...none })).toBe(true)
    expect(isSuspect({ total: 99_999, ...none })).toBe(false)
    expect(isSuspect({ total: null, ...none })).toBe(false)
    fc.assert(
      fc.property(figure, figure, figure, (day, week, month) => {
        expect(isSuspect({ total: 100_000, day, week, month })).toBe(
          day === null && week === null && month === null,
        )
      }),
    )
  })

  test('a measured zero is data', () => {
    expect(isSuspect({ total: 200_000, day: 0, week: null, month: null })).toBe(false)
  })
})
