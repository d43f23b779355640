import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillLinearly } from './fill-linearly.ts'

test('gaps are filled in a straight line; the ends stay open', () => {
  expect(fillLinearly([null, 10, null, null, 40, null])).toEqual([null, 10, 20, 30, 40, null])
  expect(fillLinearly([40, null, null, 10])).toEqual([40, 30, 20, 10])
  expect(fillLinearly([null, 7, null])).toEqual([null, 7, null])
  expect(fillLinearly([null, null])).toEqual([null, null])
  expect(fillLinearly([])).toEqual([])
})

test('a half is rounded up, also where a share that was divided first is a little less', () => {
  expect(fillLinearly([0, null, 1])).toEqual([0, 1, 1])
  // 61 / 14 * 7 is 30.499999999999996 in floating point.
  const filled = fillLinearly([0, ...Array.from({ length: 13 }, () => null), 61])
  expect(filled[7]).toBe(31)
})

test('known figures stay, and a filled one is between its neighbours', () => {
  const figure = fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null })
  fc.assert(
    fc.property(fc.array(figure, { maxLength: 70 }), (values) => {
      const filled = fillLinearly(values)
      const known = values.flatMap((value, at) => (value === null ? [] : [at]))
      for (const [at, value] of values.entries()) {
        const [before, after] = [known.findLast((one) => one <= at), known.find((one) => one >= at)]
        if (before === undefined || after === undefined) expect(filled[at]).toBeNull()
        else if (value !== null) expect(filled[at]).toBe(value)
        else {
          const [a, b] = [values[before] ?? 0, values[after] ?? 0]
          expect(filled[at]).toBeGreaterThanOrEqual(Math.min(a, b))
          expect(filled[at]).toBeLessThanOrEqual(Math.max(a, b))
        }
      }
    }),
  )
})
