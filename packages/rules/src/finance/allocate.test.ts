import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate } from './allocate.ts'

const taker = fc.record({
  weight: fc.integer({ min: -10, max: 1_000_000_000 }),
  skuId: fc.bigInt(1n, 10n ** 18n).map(String),
})

test('shares add up to the amount exactly, and none has the other sign beyond the remainder', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.array(taker, { minLength: 1, maxLength: 40 }),
      (minor, takers) => {
        const shares = allocate(minor, takers)
        if (shares === null) {
          expect(takers.every(({ weight }) => weight <= 0)).toBe(true)
          return
        }
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(minor)
        for (const share of shares) expect(Math.sign(share) * Math.sign(minor)).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

test.each([
  [
    'equal weights: the remainder goes to the smaller id',
    100,
    [
      [1, '20'],
      [1, '9'],
      [1, '30'],
    ],
    [33, 34, 33],
  ],
  [
    'the largest weight takes it',
    -100,
    [
      [1, '1'],
      [1, '2'],
      [4, '3'],
    ],
    [-16, -16, -68],
  ],
  [
    'nothing to share by',
    100,
    [
      [0, '1'],
      [-1, '2'],
    ],
    null,
  ],
  [
    'nothing to share',
    0,
    [
      [1, '1'],
      [1, '2'],
    ],
    [0, 0],
  ],
] as const)('%s', (_, minor, takers, wanted) => {
  expect(
    allocate(
      minor,
      takers.map(([weight, skuId]) => ({ weight, skuId })),
    ),
  ).toEqual(wanted)
})
