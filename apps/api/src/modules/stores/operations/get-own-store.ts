import type { Handler } from '#platform/http/handler.ts'
import { readOwnStore } from '../store/own-store-rows.ts'
import { callerStores } from './open-store.ts'

export const getOwnStore: Handler<'getOwnStore'> = async ({ params }, context) => {
  const scope = await callerStores(context)
  return { status: 200, body: { code: 0, data: await readOwnStore(context.db, scope, params.id) } }
}
