import type { Handler } from '#platform/http/handler.ts'
import { setStorePeople } from '../store/store-people.ts'
import { storeAnswer } from './covered.ts'
import { callerStores } from './open-store.ts'

export const setOwnStorePeople: Handler<'setOwnStorePeople'> = async ({ params: { id }, body }, context) => {
  const scope = await callerStores(context)
  await setStorePeople(context.db, scope, { id, ...body }, context.ip)
  return { status: 200, body: { code: 0, data: await storeAnswer(context, scope, id) } }
}
