import { ANONYMOUS_ENTITLEMENT, type Entitlement, tierEntitlement } from '@haixuan/rules'
import type { Caller } from '#platform/caller.ts'

/** Rights of the caller at this moment. The only place that decides them. */
export function entitlementOf(caller: Caller): Entitlement {
  return caller.kind === 'user' ? tierEntitlement(caller.tier) : ANONYMOUS_ENTITLEMENT
}
