import { submitSettlement as submit } from '../domain/settlement/settlement.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const submitSettlement: Handler<'submitSettlement'> = async ({ body }, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await submit(db, signedIn(caller).userId, body) },
})
