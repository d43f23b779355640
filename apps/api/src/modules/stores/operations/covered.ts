import type { CallContext } from '#platform/http/handler.ts'
import type { OwnStore } from '../rules/store-role.ts'
import { readOwnStore } from '../store/own-store-rows.ts'
import type { StoreScope } from '../store/stores-of.ts'
import type { StoreParts } from './context.ts'

type Parts = Pick<CallContext, 'db'> & { storeParts: Pick<StoreParts, 'coverOf'> }

/** Stores of a scope with what was imported for them. */
export async function covered(
  { db, storeParts }: Parts,
  { accounts }: StoreScope,
  stores: readonly OwnStore[],
): Promise<OwnStore[]> {
  const known = await storeParts.coverOf(db, { accounts, ids: stores.map(({ id }) => id) })
  return stores.map((store) => ({ ...store, ...known.get(store.id) }))
}

/** A store as its operations answer it. @throws {Failure} `store_unknown` */
export async function storeAnswer(parts: Parts, scope: StoreScope, id: string): Promise<OwnStore> {
  const store = await readOwnStore(parts.db, scope, id)
  const [answer = store] = await covered(parts, scope, [store])
  return answer
}
