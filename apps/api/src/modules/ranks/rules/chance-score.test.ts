import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CHANCE_PARTS,
  CHANCE_WEIGHTS,
  chanceScore,
  commissionPart,
  competitionPart,
  growthPart,
  POTENTIAL_PARTS,
  POTENTIAL_WEIGHTS,
  priceBand,
  priceBandPart,
  ratingPart,
  saturationPart,
  stockOutPart,
} from './chance-score.ts'

const part = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null })
const weights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 5, maxLength: 5 })
const parts = fc.array(part, { minLength: 5, maxLength: 5 })

describe('parts of the score', () => {
  test('run from 0 to 100, as the printed rule says', () => {
    expect([-500, -200, 400, 1_000, 9_000].map(growthPart)).toEqual([0, 0, 50, 100, 100])
    expect([0, 4, 10, 50].map(competitionPart)).toEqual([100, 60, 0, 0])
    expect([ratingPart(500, 100), ratingPart(350, 100), ratingPart(500, 0), ratingPart(500, 50)]).toEqual([
      100, 0, 50, 75,
    ])
    expect([0, 200, 5_000].map(saturationPart)).toEqual([100, 0, 0])
    expect([0, 150, 300, 500].map(commissionPart)).toEqual([0, 50, 100, 100])
    expect([priceBandPart(50, 200), priceBandPart(0, 0)]).toEqual([25, null])
  })

  test('growth is linear between its ends, in whole points', () => {
    expect([-199, -195, -193, -140, 160, 994, 999].map(growthPart)).toEqual([0, 0, 1, 5, 30, 100, 100])
    expect([-188, 0, 988].map(growthPart)).toEqual([1, 17, 99])
  })

  test('a rating counts in full from 100 reviews on, and in part below', () => {
    expect([99, 100, 101, 5_000].map((comments) => ratingPart(500, comments))).toEqual([100, 100, 100, 100])
    expect([0, 20, 98, 200].map((comments) => ratingPart(500, comments))).toEqual([50, 60, 99, 100])
    expect([0, 20, 98, 200].map((comments) => ratingPart(350, comments))).toEqual([50, 40, 1, 0])
    expect([380, 425, 440, 470].map((score) => ratingPart(score, 100))).toEqual([20, 50, 60, 80])
  })

  test('a rating below 3.5 stars is drawn to 50 as that of 3.5 is', () => {
    for (const comments of [0, 20, 100]) expect(ratingPart(0, comments)).toBe(ratingPart(350, comments))
  })

  test('the best price band has 100, one without sales 0; without any sales there is none', () => {
    expect([priceBandPart(0, 1), priceBandPart(1, 1), priceBandPart(0, -1)]).toEqual([0, 100, null])
  })

  test('each doubling of the creators costs the same', () => {
    expect([1, 3, 7, 15, 31, 63, 127, 199].map(saturationPart)).toEqual([87, 74, 61, 48, 35, 22, 9, 0])
  })

  test('are unknown where their figure is', () => {
    expect([growthPart(null), competitionPart(null), ratingPart(null, 100)]).toEqual([null, null, null])
    expect([saturationPart(null), commissionPart(null)]).toEqual([null, null])
    expect(ratingPart(500, null)).toBe(50)
    expect([stockOutPart(true), stockOutPart(false)]).toEqual([100, 0])
  })

  test('have the names that their rule prints', () => {
    expect(CHANCE_PARTS).toEqual(['growth', 'competition', 'rating', 'priceBand', 'stockOut'])
    expect(POTENTIAL_PARTS).toEqual(['growth', 'saturation', 'commission'])
    expect([CHANCE_WEIGHTS, POTENTIAL_WEIGHTS]).toEqual([
      [35, 20, 20, 15, 10],
      [40, 30, 30],
    ])
  })

  test('a price band is half a doubling wide', () => {
    expect([0, 1, 2, 4, 1_000, 1_024, 1_448, 1_449].map(priceBand)).toEqual([0, 0, 2, 4, 19, 20, 20, 21])
  })

  test('there is a weight for each, and together they are 100', () => {
    for (const [names, standard] of [
      [CHANCE_PARTS, CHANCE_WEIGHTS],
      [POTENTIAL_PARTS, POTENTIAL_WEIGHTS],
    ] as const) {
      expect(standard).toHaveLength(names.length)
      expect(standard.reduce((sum, weight) => sum + weight, 0)).toBe(100)
    }
  })
})

describe('the score', () => {
  test('is the weighted mean of the known parts in tenths', () => {
    expect(chanceScore([100, 0], [1, 3])).toBe(250)
    expect(chanceScore([100, null, 50], [1, 9, 1])).toBe(750)
    expect(chanceScore([100, 50], [1])).toBe(1_000)
    expect([chanceScore([], []), chanceScore([null], [1]), chanceScore([100], [0])]).toEqual([
      null,
      null,
      null,
    ])
  })

  test('is between its least and its greatest known part', () => {
    fc.assert(
      fc.property(parts, weights, (list, by) => {
        const counted = list.filter((value, i) => value !== null && (by[i] ?? 0) > 0) as number[]
        const score = chanceScore(list, by)
        if (counted.length === 0) {
          expect(score).toBeNull()
          return
        }
        expect(score).toBeGreaterThanOrEqual(Math.min(...counted) * 10)
        expect(score).toBeLessThanOrEqual(Math.max(...counted) * 10)
      }),
    )
  })

  test('does not fall when a part rises, and only the proportion of weights counts', () => {
    fc.assert(
      fc.property(parts, weights, fc.nat(4), fc.integer({ min: 1, max: 9 }), (list, by, at, factor) => {
        const score = chanceScore(list, by)
        const more = list.map((value, i) => (i === at && value !== null ? Math.min(100, value + 7) : value))
        if (score !== null) expect(chanceScore(more, by)).toBeGreaterThanOrEqual(score)
        const heavier = by.map((weight) => weight * factor)
        expect(Math.abs((chanceScore(list, heavier) ?? 0) - (score ?? 0))).toBeLessThanOrEqual(1)
      }),
    )
  })
})
