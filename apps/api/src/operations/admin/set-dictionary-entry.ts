import { setDictionary } from '../../domain/operator/desk-acts.ts'
import type { Handler } from '../../http/handler.ts'
import { signedIn } from '../../http/signed-in.ts'

export const setDictionaryEntry: Handler<'setDictionaryEntry'> = async ({ params, body }, { db, caller }) => {
  await setDictionary(db, { ...params, ...body }, signedIn(caller).userId)
  return { status: 200, body: { code: 0, data: null } }
}
