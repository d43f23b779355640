import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

it('shows all of few pages and the surroundings in many', () => {
  expect(pageNumbers(1, 0)).toEqual([1])
  expect(pageNumbers(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pageNumbers(2, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20])
  expect(pageNumbers(10, 20)).toEqual([1, 'gap-before', 9, 10, 11, 'gap-after', 20])
  expect(pageNumbers(19, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20])
})

it('always offers the first, the last, the present page and its neighbours, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [page, pages] = a <= b ? [a, b] : [b, a]
      const steps = pageNumbers(page, pages)
      const numbers = steps.filter((step) => typeof step === 'number')
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y))
      for (const wanted of [1, pages, page, Math.max(1, page - 1), Math.min(pages, page + 1)])
        expect(numbers).toContain(wanted)
      steps.forEach((step, at) => {
        if (typeof step === 'number') return
        expect(Number(steps[at + 1]) - Number(steps[at - 1])).toBeGreaterThan(2)
      })
      expect(steps.length).toBeLessThanOrEqual(7)
    }),
  )
})
