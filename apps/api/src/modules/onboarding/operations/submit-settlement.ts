import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { submitSettlement as submit } from '../store/settlement.ts'

export const submitSettlement: Handler<'submitSettlement'> = async ({ body }, { db, files, caller }) => ({
  status: 200,
  body: { code: 0, data: await submit(db, files, signedIn(caller).userId, body) },
})
