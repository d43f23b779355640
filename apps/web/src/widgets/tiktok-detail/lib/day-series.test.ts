import { expect, test } from 'vitest'
import historyExample from '../../../../../../openapi/examples/creator-history.json?raw'
import liveExample from '../../../../../../openapi/examples/live-detail.json?raw'
import { creatorSeries, liveSeries } from './day-series.ts'

test('minutes count from the start, cents become dollars, and a gap stays one', () => {
  const detail = JSON.parse(liveExample).value.data
  const [people, gmv] = liveSeries(detail)
  expect(people?.points.map(({ time }) => time - detail.row.startedAt)).toEqual([0, 60_000, 120_000])
  expect(people?.points.at(-1)?.value).toBeNull()
  expect(gmv?.points.map(({ value }) => value)).toEqual([0, 25.98, 12.99])
  expect(liveSeries({ ...detail, gmvByMinute: [] })).toHaveLength(1)
})

test('days of a creator are at their own midnight', () => {
  const [followers, gmv] = creatorSeries(JSON.parse(historyExample).value.data)
  expect(new Date(followers?.points[0]?.time ?? 0).getDate()).toBe(18)
  expect(gmv?.points.map(({ value }) => value)).toEqual([15_430, null])
})
