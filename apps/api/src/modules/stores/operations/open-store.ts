import { signedIn } from '#modules/access'
import type { CallContext } from '#platform/http/handler.ts'
import { requireMayChange, type StoreAccess } from '../rules/store-role.ts'
import { requireInUse } from '../rules/store-state.ts'
import { readOwnStore } from '../store/own-store-rows.ts'
import { type StoreScope, storesOf } from '../store/stores-of.ts'

/** The stores that the caller may see. @throws {Failure} `sign_in_required` */
export const callerStores = ({ db, caller }: CallContext): Promise<StoreScope> =>
  storesOf(db.kysely, signedIn(caller))

/**
 * A store that the caller is about to change.
 * @param fields what of it
 * @throws {Failure} `store_unknown`; `store_not_yours`; `store_archived`, `store_refused`, `store_frozen`
 */
export async function openForChange(
  context: CallContext,
  id: string,
  fields: readonly string[],
): Promise<{ scope: StoreScope; accountId: string; access: StoreAccess }> {
  const scope = await callerStores(context)
  const store = scope.storeOf(id)
  requireMayChange(store.access, fields)
  requireInUse(await readOwnStore(context.db, scope, id))
  return { scope, ...store }
}
