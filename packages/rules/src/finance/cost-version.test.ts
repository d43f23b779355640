import { expect, test } from 'vitest'
import { type CostVersion, costBook } from './cost-version.ts'

const version = (validFrom: string, minor: number, more: Partial<CostVersion> = {}): CostVersion => ({
  ...{ skuCode: 'A', skuId: null, currency: 'CNY', validFrom, minor },
  ...more,
})
const book = costBook([
  version('2026-10-10', 900),
  version('2026-10-01', 800),
  version('2026-10-10', 950),
  version('2026-10-05', 700, { skuId: '1' }),
])

test.each([
  ['before the first', '2', 'A', '2026-09-30', null],
  ['on its first day', '2', 'A', '2026-10-01', 800],
  ['until the day before the next', '2', 'A', '2026-10-09', 800],
  ['of one day the later entered', '2', 'A', '2026-10-10', 950],
  ['the id wins over the code', '1', 'A', '2026-10-20', 700],
  ['before the version of the id the code counts', '1', 'A', '2026-10-04', 800],
  ['an unknown code', '2', 'B', '2026-10-20', null],
  ['no id', null, 'A', '2026-10-02', 800],
  ['neither', null, null, '2026-10-02', null],
] as const)('%s', (_, skuId, skuCode, day, minor) => {
  expect(book(skuId, skuCode, day)?.minor ?? null).toBe(minor)
})
