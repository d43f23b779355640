import { expect, it } from 'vitest'
import { sample } from './sample.mjs'

const all = Array.from({ length: 50 }, (_, index) => index)

it('is the same for one seed and another for another', () => {
  expect(sample(all, 10, 1)).toEqual(sample(all, 10, 1))
  expect(sample(all, 10, 2)).not.toEqual(sample(all, 10, 1))
})

it('has different members in their order', () => {
  const chosen = sample(all, 49, 3)
  expect(new Set(chosen).size).toBe(49)
  expect(chosen).toEqual(chosen.toSorted((one, other) => one - other))
})

it.each([50, 51, Number.POSITIVE_INFINITY])('is everything when %s are asked of 50', (count) => {
  expect(sample(all, count, 1)).toEqual(all)
})
