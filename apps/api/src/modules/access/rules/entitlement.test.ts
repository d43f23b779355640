import { ANONYMOUS_ENTITLEMENT, TIER_ORDER, tierEntitlement } from '@haixuan/rules'
import { expect, test } from 'vitest'
import type { UserCaller } from '#platform/caller.ts'
import { entitlementOf } from './entitlement.ts'

test('a user has the rights of their tier, a visitor those of nobody', () => {
  for (const tier of TIER_ORDER)
    expect(entitlementOf({ kind: 'user', tier } as UserCaller)).toBe(tierEntitlement(tier))
  expect(entitlementOf({ kind: 'anonymous' })).toBe(ANONYMOUS_ENTITLEMENT)
})
