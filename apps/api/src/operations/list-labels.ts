import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'
import { readLabels } from '../storage/label-rows.ts'

export const listLabels: Handler<'listLabels'> = async (_, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await readLabels(db, signedIn(caller).userId) },
})
