import { readSettlement } from '../domain/settlement/settlement.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const getSettlement: Handler<'getSettlement'> = async (_req, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await readSettlement(db, signedIn(caller).userId) },
})
