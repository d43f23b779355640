import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { readLabels } from '../store/label-rows.ts'

export const listLabels: Handler<'listLabels'> = async (_, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await readLabels(db, signedIn(caller).userId) },
})
