import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptanceState } from './accepted-difference.ts'
import { reconcile } from './reconcile.ts'

const issue = (detail: number | null, ledger: number | null) => {
  const [one] = reconcile(
    new Map(detail === null ? [] : [['issue', detail] as const]),
    new Map(ledger === null ? [] : [['issue', ledger] as const]),
  )
  if (!one) throw new Error('One side has to be there.')
  return one
}

test.each([
  [-100, -102, 'accepted'],
  // Both sums moved, the difference did not.
  [-200, -202, 'accepted'],
  [-100, -103, 'changed'],
  [-100, -98, 'changed'],
  // At the limit of what is equal, and below it.
  [-100, -101, null],
  [-100, -100, null],
  [null, -102, null],
  [-100, null, null],
] as const)('details of %s beside an account book of %s: %s', (detail, ledger, wanted) => {
  expect(acceptanceState(issue(detail, ledger), { detail: -100, ledger: -102 })).toBe(wanted)
})

test('without an acceptance nothing is accepted; what was accepted holds for the same sums', () => {
  const minor = fc.integer({ min: -1_000_000, max: 1_000_000 })
  fc.assert(
    fc.property(minor, minor, minor, (detail, ledger, moved) => {
      const now = issue(detail, ledger)
      expect(acceptanceState(now, null)).toBeNull()
      const wanted = now.result === 'different' ? 'accepted' : null
      expect(acceptanceState(now, { detail, ledger })).toBe(wanted)
      expect(acceptanceState(issue(detail + moved, ledger + moved), { detail, ledger })).toBe(wanted)
    }),
  )
})
