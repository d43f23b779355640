import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paramRange, typedRange } from './scaled-range.ts'

const STARS = { min: { maximum: 5 }, max: { maximum: 5 } }
const CENTS = { min: { maximum: 1_000_000_000 }, max: { maximum: 1_000_000_000 } }

test('cents survive being shown as dollars', () => {
  const price = { scale: 100, digits: 2 }
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (cents) => {
      expect(paramRange(typedRange({ min: cents }, price), price, CENTS)).toEqual({ min: cents })
    }),
  )
})

test('what a parameter cannot hold is rounded, and stays within its largest value', () => {
  expect(paramRange({ min: 2.6, max: null }, {}, CENTS)).toEqual({ min: 3 })
  expect(paramRange({ min: 4.849, max: 9 }, { digits: 1 }, STARS)).toEqual({ min: 4.8, max: 5 })
  expect(typedRange({}, {})).toEqual({ min: null, max: null })
})
