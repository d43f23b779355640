import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { setDictionary } from '../store/set-dictionary.ts'

export const setDictionaryEntry: Handler<'setDictionaryEntry'> = async ({ params, body }, { db, caller }) => {
  await setDictionary(db, { ...params, ...body }, signedIn(caller).userId)
  return { status: 200, body: { code: 0, data: null } }
}
