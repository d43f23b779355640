import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addedOn, creatorPoints } from './creator-points.ts'

const totals = fc.array(fc.oneof(fc.constant(-1), fc.nat(1_000_000)), { minLength: 1, maxLength: 80 })

test('a day adds what its total is above that of the day before, and nothing is made up', () => {
  fc.assert(
    fc.property(totals, (series) => {
      for (const index of series.keys()) {
        const added = addedOn(series, index)
        const [before, now] = [series[index - 1] ?? -1, series[index] ?? -1]
        if (before < 0 || now < 0 || now < before) expect(added).toBeNull()
        else expect(added).toBe(now - before)
      }
    }),
  )
})

test('the days of growing totals add up to their growth', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000), { minLength: 2, maxLength: 60 }), (steps) => {
      let sum = 0
      const growing = steps.map((step) => (sum += step))
      const all = { start_day: 20_000, followers: growing, likes: growing, videos: growing }
      const points = creatorPoints({ ...all, units: growing, gmv: growing }, 60)
      const shown = points.reduce((total, { units }) => total + (units ?? 0), 0)
      expect(shown).toBe(sum - (steps[0] ?? 0))
      expect(points.at(-1)?.followers).toBe(sum)
    }),
  )
})

test('only the last days are shown, each under its own date', () => {
  const followers = [10, -1, 30]
  const other = { likes: [1, 2, 3], videos: [1, 2, 3], units: [5, 6, -1], gmv: [5, 6, 7] }
  expect(creatorPoints({ start_day: 20_411, followers, ...other }, 2)).toEqual([
    { date: '20251120', followers: null, likes: 2, units: 1, gmvUsd: 1, videos: 1 },
    { date: '20251121', followers: 30, likes: 3, units: null, gmvUsd: 1, videos: 1 },
  ])
})
