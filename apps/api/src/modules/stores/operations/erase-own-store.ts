import type { Handler } from '#platform/http/handler.ts'
import { eraseStore } from '../store/own-store-write.ts'
import { callerStores } from './open-store.ts'

export const eraseOwnStore: Handler<'eraseOwnStore'> = async ({ params: { id }, query }, context) => {
  const { accountId } = (await callerStores(context)).storeOf(id)
  const { db, ip, storeParts } = context
  await eraseStore(db, { accountId, id, revision: query.revision }, ip, (trx) =>
    storeParts.forgetBooks(trx, accountId, id),
  )
  return { status: 200, body: { code: 0, data: null } }
}
