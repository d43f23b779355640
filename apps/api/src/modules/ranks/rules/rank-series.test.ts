import { describe, expect, test } from 'vitest'
import { figureAt, growth, newestAt, windowMean, windowSum } from './rank-series.ts'

/** Days 100 to 107. */
const series = { start: 100, values: [5, -1, 0, 7, -1, -1, 2, 4] }

test('a figure is that of its day; a missing one and a day outside are unknown, 0 is known', () => {
  expect([99, 100, 101, 102, 107, 108].map((day) => figureAt(series, day))).toEqual([
    null,
    5,
    null,
    0,
    4,
    null,
  ])
})

test('the newest figure is looked for on so many days, the day itself included', () => {
  expect(newestAt(series, 103, 1)).toEqual({ day: 103, value: 7 })
  expect(newestAt(series, 105, 2)).toBeNull()
  expect(newestAt(series, 105, 3)).toEqual({ day: 103, value: 7 })
})

describe('the sum of a window', () => {
  const week = (missing: number) => ({
    start: 0,
    values: Array.from({ length: 7 }, (_, at) => (at < missing ? -1 : 3)),
  })

  test.each([
    [0, 21],
    [1, 18],
    [2, 15],
    [3, null],
  ])('with %d of seven days missing is %s', (missing, sum) => {
    expect(windowSum(week(missing), 6, 7)).toBe(sum)
  })

  test('takes its days alone', () => {
    expect(windowSum({ start: 0, values: [1, 10, 100, 1_000] }, 2, 2)).toBe(110)
  })
})

test('a window of one day needs it, one of 30 needs 22', () => {
  const month = (missing: number) => ({
    start: 0,
    values: Array.from({ length: 30 }, (_, at) => (at < missing ? -1 : 2)),
  })
  expect([7, 8, 9].map((missing) => windowSum(month(missing), 29, 30))).toEqual([46, 44, null])
  expect([windowSum(series, 103, 1), windowSum(series, 102, 1), windowSum(series, 101, 1)]).toEqual([
    7,
    0,
    null,
  ])
})

test('the mean is that of the known days, both ends included', () => {
  expect(windowMean(series, 102, 106)).toBe(3)
  expect([windowMean(series, 100, 101), windowMean(series, 102, 103)]).toEqual([5, 3.5])
  expect(windowMean(series, 104, 105)).toBeNull()
  expect(windowMean(series, 102, 102)).toBe(0)
})

test('growth is in thousandths; from nothing there is none, and it has a greatest', () => {
  expect(growth(150, 100)).toBe(500)
  expect(growth(50, 100)).toBe(-500)
  expect(growth(2, 1)).toBe(1_000)
  expect([growth(null, 1), growth(1, null), growth(1, 0), growth(1, -1)]).toEqual([null, null, null, null])
  expect([growth(0, 1), growth(0, 7), growth(1_000, 999)]).toEqual([-1_000, -1_000, 1])
  expect([growth(2_000_001, 1), growth(2_000_002, 1), growth(3_000_000, 1)]).toEqual([
    2_000_000_000, 2_000_000_000, 2_000_000_000,
  ])
  expect(growth(2_000_000, 1)).toBe(1_999_999_000)
})
