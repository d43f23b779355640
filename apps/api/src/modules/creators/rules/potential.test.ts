import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Period, type PotentialFacts, potential } from './potential.ts'

const count = fc.integer({ min: 0, max: 20_000_000 })
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const facts: fc.Arbitrary<PotentialFacts> = fc.record({
  followers: perhaps(count),
  followersAdded: perhaps(fc.integer({ min: -100_000, max: 100_000 })),
  engagement: perhaps(fc.double({ min: 0, max: 60, noNaN: true })),
  avgViews: perhaps(count),
  gmv: perhaps(count),
  gmvBefore: perhaps(count),
})
const period = fc.constantFrom<Period>('day', 'week', 'month')
const more = fc.integer({ min: 0, max: 1_000_000 })
const holds = (law: (facts: PotentialFacts, period: Period, more: number) => void) =>
  fc.assert(fc.property(facts, period, more, law), { numRuns: 400 })

describe('潜力指数', () => {
  test('is between 0 and 100', () => {
    holds((given, days) => {
      expect(potential(given, days)).toBeGreaterThanOrEqual(0)
      expect(potential(given, days)).toBeLessThanOrEqual(100)
    })
  })

  test('never falls when engagement, views or sales rise', () => {
    holds((given, days, extra) => {
      for (const name of ['engagement', 'avgViews', 'gmv'] as const) {
        const value = given[name]
        if (value === null) continue
        const risen = { ...given, [name]: value + extra }
        expect(potential(risen, days)).toBeGreaterThanOrEqual(potential(given, days) - 1e-9)
      }
    })
  })

  test('never falls when more of the same followers are new', () => {
    holds((given, days, extra) => {
      const { followers, followersAdded } = given
      // Anyone who had nobody before has no growth to speak of.
      if (followers === null || followersAdded === null || followers - followersAdded - extra <= 0) return
      const grown = { ...given, followersAdded: followersAdded + extra }
      expect(potential(grown, days)).toBeGreaterThanOrEqual(potential(given, days) - 1e-9)
    })
  })

  test('a missing figure never helps', () => {
    holds((given, days) => {
      for (const name of ['followersAdded', 'engagement', 'avgViews', 'gmv', 'gmvBefore'] as const) {
        expect(potential({ ...given, [name]: null }, days)).toBeLessThanOrEqual(potential(given, days) + 1e-9)
      }
    })
  })

  test('adds up to 100 for somebody small who has everything', () => {
    const best = { followers: 1_000, followersAdded: 500, engagement: 12, avgViews: 5_000 }
    expect(potential({ ...best, gmv: 200, gmvBefore: 100 }, 'week')).toBeCloseTo(100)
    expect(potential({ ...best, gmv: 100, gmvBefore: 100 }, 'week')).toBeCloseTo(75)
  })
})
