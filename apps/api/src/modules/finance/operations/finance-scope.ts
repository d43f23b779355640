import type { components } from '@haixuan/api-sdk/schema'
import { signedIn } from '#modules/access'
import { findOwnStores, type OwnStore, type StoreScope, storesOf } from '#modules/stores'
import type { CallContext } from '#platform/http/handler.ts'
import { monthNumber } from '../rules/month-text.ts'
import type { BookScope, MonthRange } from '../store/counted-rows.ts'

/** Stores whose money a caller sees, by account: a sub-account may have stores of its own beside those of its team. */
export interface FinanceScope {
  scope: StoreScope
  scopes: BookScope[]
  /** All of them, whatever was asked for. */
  stores: readonly OwnStore[]
}

/** @param wanted ids of stores with commas between them; those that the caller may not see are ignored. @throws {Failure} `sign_in_required` */
export async function financeScope(
  { db, caller }: Pick<CallContext, 'db' | 'caller'>,
  wanted: string | undefined,
): Promise<FinanceScope> {
  const scope = await storesOf(db.kysely, signedIn(caller))
  const sort = { by: 'created_at' as const, descending: false }
  const limit = Math.max(1, scope.ids.length)
  const { rows: stores } = await findOwnStores(db, scope, { state: 'all', sort, offset: 0, limit })
  const chosen = new Set(wanted?.split(',') ?? [])
  const ids = scope.ids.filter((id) => chosen.size === 0 || chosen.has(id))
  const byAccount = new Map<string, string[]>()
  for (const id of ids) {
    const { accountId } = scope.storeOf(id)
    byAccount.set(accountId, [...(byAccount.get(accountId) ?? []), id])
  }
  return { scope, stores, scopes: [...byAccount].map(([accountId, storeIds]) => ({ accountId, storeIds })) }
}

/** Months as they are stored; an end that is not given is open. */
export const monthRange = ({ from, to }: { from?: string; to?: string }): MonthRange => ({
  from: from === undefined ? 0 : monthNumber(from),
  to: to === undefined ? 999_912 : monthNumber(to),
})

export const storeView = ({
  id,
  name,
  mallId,
  mode,
  source,
}: OwnStore): components['schemas']['FinanceStore'] => ({ id, name, mallId, mode, isDemo: source === 'demo' })
