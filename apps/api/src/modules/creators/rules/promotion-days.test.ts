import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promotionDays, type SaidPromotion } from './promotion-days.ts'

const said = (seen: number, promoted: boolean | null | undefined, run: Partial<SaidPromotion> = {}) => ({
  ...{ seen, promoted, from: undefined, to: undefined },
  ...run,
})

/** What is stored after each of these sightings, one after the other. */
function seen(...all: SaidPromotion[]): number[] {
  let days: number[] = []
  let was: boolean | null = null
  for (const one of all) {
    days = promotionDays(days, was, one)
    was = one.promoted === undefined ? was : one.promoted
  }
  return days
}

test.each<[string, SaidPromotion[], number[]]>([
  ['never', [said(10, false), said(11, false)], []],
  ['a beginning between two sightings', [said(10, false), said(14, true)], [14]],
  ['and its end', [said(10, false), said(14, true), said(15, true), said(19, false)], [14, 19]],
  ['again', [said(1, false), said(2, true), said(3, false), said(5, true)], [2, 3, 5]],
  ['when it was first seen nobody knows since when', [said(10, true)], [-1]],
  ['its end is known all the same', [said(10, true), said(12, false)], [-1, 12]],
  ['a source that is silent tells of no change', [said(10, true), said(11, undefined)], [-1]],
  ['no longer told is no end', [said(1, false), said(2, true), said(3, null)], [2]],
  ['as the source says', [said(20, true, { from: 12 })], [12]],
  ['a run that is over', [said(20, false, { from: 12, to: 15 })], [12, 15]],
  ['its end told later', [said(20, true, { from: 12 }), said(25, false, { from: 12, to: 23 })], [12, 23]],
  ['its end seen later', [said(20, true, { from: 12 }), said(25, false, { from: 12 })], [12, 25]],
  ['an end alone', [said(1, false), said(4, true), said(9, undefined, { to: 8 })], [4, 8]],
  [
    'an end that is another run’s',
    [said(1, null, { from: 4, to: 9 }), said(12, true), said(13, undefined, { to: 6 })],
    [4, 9, -1],
  ],
  ['a run told takes the place of one that was guessed', [said(10, true), said(11, true, { from: 8 })], [8]],
  ['beside an earlier one', [said(9, false, { from: 2, to: 5 }), said(20, true, { from: 12 })], [2, 5, 12]],
])('%s', (_name, all, days) => {
  expect(seen(...all)).toEqual(days)
})

const day = fc.integer({ min: 100, max: 130 })
const sighting = fc
  .record({
    promoted: fc.constantFrom(true, false, null, undefined),
    from: fc.option(day),
    to: fc.option(day),
  })
  .map(({ promoted, from, to }) => ({
    ...{ promoted, from },
    to: from !== null && to !== null ? Math.max(from, to) : to,
  }))

test('whatever is said: known days never go back, the same said twice changes nothing, and it stays short', () => {
  fc.assert(
    fc.property(fc.array(sighting, { maxLength: 60 }), (all) => {
      let days: number[] = []
      let was: boolean | null = null
      for (const [i, one] of all.entries()) {
        const told = { ...one, seen: 131 + i }
        days = promotionDays(days, was, told)
        was = told.promoted === undefined ? was : told.promoted
        expect(promotionDays(days, was, told)).toEqual(days)
        const known = days.filter((each) => each !== -1)
        expect(known).toEqual(known.toSorted((a, b) => a - b))
        expect(days.length).toBeLessThanOrEqual(40)
        expect(days.every((each, place) => each !== -1 || place % 2 === 0)).toBe(true)
      }
    }),
  )
})
