import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ChartPoint, isByMinute, mergeSeries, pointWords, stretches, timeWords } from './series.ts'

const at = (time: number, value: number | null, mark?: ChartPoint['mark']): ChartPoint => ({
  time,
  value,
  mark,
})

it('puts series with different times on one axis', () => {
  const merged = mergeSeries([
    { id: 'a', label: 'A', points: [at(1, 10), at(3, 30)] },
    { id: 'b', label: 'B', points: [at(2, 5)] },
  ])
  expect(merged.times).toEqual([1, 2, 3])
  expect(merged.points.map((points) => points.map((point) => point?.value ?? null))).toEqual([
    [10, null, 30],
    [null, 5, null],
  ])
})

it('joins over times of other series, dashes over missing readings and interpolated ends', () => {
  expect(stretches([at(1, 1), null, at(3, 2)])).toEqual([{ from: 0, to: 2, isSolid: true }])
  expect(stretches([at(1, 1), at(2, null), at(3, 2)])).toEqual([{ from: 0, to: 2, isSolid: false }])
  expect(stretches([at(1, 1), at(2, 2, 'interpolated'), at(3, 3)]).map((line) => line.isSolid)).toEqual([
    false,
    false,
  ])
})

it('joins each value to the next one, once', () => {
  const point = fc.option(
    fc.record({
      time: fc.integer(),
      value: fc.option(fc.integer()),
      mark: fc.constantFrom('interpolated' as const, 'stock-out' as const, undefined),
    }),
  )
  fc.assert(
    fc.property(fc.array(point, { maxLength: 40 }), (points) => {
      const lines = stretches(points)
      const withValue = points.flatMap((one, index) => (one && one.value !== null ? [index] : []))
      expect(lines.map(({ from }) => from)).toEqual(withValue.slice(0, -1))
      expect(lines.map(({ to }) => to)).toEqual(withValue.slice(1))
    }),
  )
})

it('says what is special about a point', () => {
  const series = { id: 'a', label: '日销', unit: '件', points: [] }
  expect(pointWords(series, at(1, 1234, 'interpolated'))).toBe('1,234 件（插值）')
  expect(pointWords(series, at(1, 0, 'stock-out'))).toBe('0 件（断货）')
  expect(pointWords(series, at(1, null))).toBe('—')
})

it('reads courses of minutes by the minute and courses of days by the day', () => {
  const times = (step: number) => ({ times: [0, 1, 2, 3].map((n) => Date.UTC(2026, 4, 18, 3) + n * step) })
  expect([60_000, 3_600_000, 86_400_000, 7 * 86_400_000].map((step) => isByMinute(times(step)))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(isByMinute({ times: [] })).toBe(false)
  const [first = 0] = times(60_000).times
  expect(timeWords(first, times(60_000))).toMatch(/\d{2}:\d{2}/)
  expect(timeWords(first, times(86_400_000))).not.toMatch(/:/)
})
