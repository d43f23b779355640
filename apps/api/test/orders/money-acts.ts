import fc from 'fast-check'
import type { Tier } from './membership-model.ts'

/** Who buys: brought by the referrer, their own former sub-account, or come by themselves. */
export type Link = 'brought' | 'own sub-account' | 'alone'
export type Act =
  | { kind: 'order'; buyer: number; plan: number; price: number }
  | { kind: 'give'; buyer: number; tier: Tier | undefined; days: number }
  | { kind: 'pass'; buyer: number; days: number }
  | { kind: 'pay'; order: number; times: number; fault: 'none' | 'amount' | 'number' }
  | { kind: 'refund'; order: number; share: number }
  | { kind: 'cancel'; order: number }
  | { kind: 'bind' | 'unbind'; buyer: number }

/** Days of a gift that has no end. */
export const FOR_EVER = 400

const order = fc.nat(9)
const buyer = fc.nat(3)
export const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      buyer,
      plan: fc.constantFrom(0, 0, 0, 1, 1, 2),
      price: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('give' as const),
      buyer,
      tier: fc.constantFrom<Tier | undefined>('month', 'year', 'green_drill', 'blue_drill', undefined),
      days: fc.constantFrom(-1, 5, 20, 40, 90, 300, FOR_EVER),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      buyer,
      days: fc.constantFrom(0.5, 3, 20, 31, 200),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      order,
      times: fc.constantFrom(1, 1, 2, 3, 8),
      fault: fc.constantFrom(...(['none', 'none', 'none', 'amount', 'number'] as const)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      order,
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), order }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('bind' as const, 'unbind' as const), buyer }) },
)
