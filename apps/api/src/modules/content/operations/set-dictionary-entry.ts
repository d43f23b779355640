import { signedIn } from '#modules/access/operations/signed-in.ts'
import { setDictionary } from '#modules/orders/store/console-actions.ts'
import type { Handler } from '#platform/http/handler.ts'

export const setDictionaryEntry: Handler<'setDictionaryEntry'> = async ({ params, body }, { db, caller }) => {
  await setDictionary(db, { ...params, ...body }, signedIn(caller).userId)
  return { status: 200, body: { code: 0, data: null } }
}
