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
  [null, undefined, null, 'me'],
  ['main', undefined, 'main', 'main'],
  ['main', true as const, null, 'me'],
])('main account %s, without a seat %s: shares %s, draws on %s', (parentId, isSeatless, shared, account) => {
  const member = { userId: 'me', parentId, ...(isSeatless ? { isSeatless } : {}) }
  expect(sharedMain(member)).toBe(shared)
  expect(quotaAccount(member)).toBe(account)
})
