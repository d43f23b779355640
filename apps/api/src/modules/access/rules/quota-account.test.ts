import { expect, test } from 'vitest'
import { quotaAccount, quotaDay, quotaResetAt, sharedMain } from './quota-account.ts'

/** 2026-01-01 00:00 in Beijing. */
const MIDNIGHT = Date.UTC(2025, 11, 31, 16)

test('a day of quotas begins and ends at midnight of Beijing', () => {
  expect(quotaDay(MIDNIGHT) - quotaDay(MIDNIGHT - 1)).toBe(1)
  expect(quotaResetAt(MIDNIGHT - 1)).toBe(MIDNIGHT)
  expect(quotaResetAt(MIDNIGHT)).toBe(MIDNIGHT + 86_400_000)
})

test.each([
  [null, false, null, 'me'],
  ['main', false, 'main', 'main'],
  ['main', true, null, 'me'],
])('main account %s, without a seat %s: shares %s, draws on %s', (parentId, isSeatless, shared, account) => {
  expect(sharedMain({ parentId, isSeatless })).toBe(shared)
  expect(quotaAccount({ userId: 'me', parentId, isSeatless })).toBe(account)
})
