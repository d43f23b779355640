import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Candidate, TopList } from './top-list.ts'

test('keeps exactly the best, in one order whatever the order of coming', () => {
  const candidates = fc.uniqueArray(
    fc.record({
      productId: fc.nat(5_000),
      by: fc.nat(30),
      tie: fc.nat(3),
      facts: fc.constant<(number | null)[]>([]),
    }),
    { selector: ({ productId }) => productId, maxLength: 400 },
  )
  fc.assert(
    fc.property(candidates, fc.integer({ min: 1, max: 40 }), (all: Candidate[], depth) => {
      const list = new TopList(depth)
      for (const candidate of all) list.add(candidate)
      const sorted = [...all].sort((a, b) => b.by - a.by || b.tie - a.tie || a.productId - b.productId)
      expect(list.best()).toEqual(sorted.slice(0, depth))
    }),
  )
})
