import type { Handler } from '#platform/http/handler.ts'
import { storeAnswer } from './covered.ts'
import { callerStores } from './open-store.ts'

export const getOwnStore: Handler<'getOwnStore'> = async ({ params }, context) => {
  const scope = await callerStores(context)
  return { status: 200, body: { code: 0, data: await storeAnswer(context, scope, params.id) } }
}
