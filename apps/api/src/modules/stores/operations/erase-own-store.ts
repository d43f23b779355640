import type { Handler } from '#platform/http/handler.ts'
import { eraseStore } from '../store/own-store-write.ts'
import { callerStores } from './open-store.ts'

export const eraseOwnStore: Handler<'eraseOwnStore'> = async ({ params: { id }, query }, context) => {
  const { accountId } = (await callerStores(context)).storeOf(id)
  await eraseStore(context.db, { accountId, id, revision: query.revision }, context.ip)
  return { status: 200, body: { code: 0, data: null } }
}
