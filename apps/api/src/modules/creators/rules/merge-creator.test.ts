import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ExchangeRates } from '#modules/reference/rules'

import type { CreatorRecord } from './creator-record.ts'
import { mergeCreator, type StoredCreator } from './merge-creator.ts'

const places = {
  source: { id: 7, kind: 'import' as const },
  rates: new ExchangeRates([]),
  category: undefined,
}
const DAY_MS = 86_400_000
const said = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const record: fc.Arbitrary<CreatorRecord> = fc
  .record(
    {
      nickname: said(fc.constantFrom('小鹿', 'Mia')),
      followers: said(fc.nat(1_000_000)),
      likes: said(fc.nat(1_000_000)),
      engagement: said(fc.integer({ min: 0, max: 3_000 }).map((parts) => parts / 100)),
      verified: said(fc.boolean()),
      kind: said(fc.constantFrom('self_run' as const, 'independent' as const)),
      gmv: said(fc.nat(1_000_000).map((amount) => ({ amount, currency: 'USD' }))),
    },
    { requiredKeys: [] },
  )
  .chain((facts) =>
    fc.integer({ min: 1, max: 40 }).map((day) => ({
      ...(facts as object),
      ...{ marketplace: 'tiktok' as const, handle: 'Mia.Home', seenAt: (20_000 + day) * DAY_MS },
    })),
  )

const merge = (before: StoredCreator | null, ...records: CreatorRecord[]) =>
  records.reduce<StoredCreator | null>((stored, one) => mergeCreator(stored, one, places), before)

test('the same record twice is the record once', () => {
  fc.assert(
    fc.property(record, record, (first, second) => {
      expect(merge(null, first, second, second)).toEqual(merge(null, first, second))
    }),
  )
})

test('an older record only fills what is missing', () => {
  fc.assert(
    fc.property(record, record, (a, b) => {
      if (a.seenAt === b.seenAt) return
      const [older, newer] = a.seenAt < b.seenAt ? [a, b] : [b, a]
      const stored = merge(null, newer, older)
      expect(stored?.updated_at).toBe(newer.seenAt)
      if (typeof newer.followers === 'number') expect(stored?.followers).toBe(newer.followers)
      else expect(stored?.followers).toBe(older.followers ?? -1)
    }),
  )
})

test('null is missing and never 0; what a newer record leaves out stays', () => {
  const first = { marketplace: 'tiktok' as const, handle: '@Mia', followers: 0, likes: null, seenAt: DAY_MS }
  const stored = merge(null, first, { marketplace: 'tiktok', handle: '@Mia', likes: 3, seenAt: 2 * DAY_MS })
  expect(stored).toMatchObject({ handle: 'Mia', nickname: 'Mia', followers: 0, likes: 3, engagement: -1 })
})
