import type { Handler } from '#platform/http/handler.ts'
import { requireOwner } from '../rules/store-role.ts'
import { tierOfAccount } from '../store/account-limit.ts'
import { setStoreState } from '../store/own-store-write.ts'
import { storeAnswer } from './covered.ts'
import { callerStores } from './open-store.ts'

export const setOwnStoreState: Handler<'setOwnStoreState'> = async ({ params: { id }, body }, context) => {
  const { db, ip } = context
  const scope = await callerStores(context)
  const { accountId, access } = scope.storeOf(id)
  requireOwner(access)
  await setStoreState(db, { accountId, id, tier: await tierOfAccount(db, accountId) }, body.state, ip)
  return { status: 200, body: { code: 0, data: await storeAnswer(context, scope, id) } }
}
