import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { readSettlement } from '../store/settlement.ts'

export const getSettlement: Handler<'getSettlement'> = async (_req, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await readSettlement(db, signedIn(caller).userId) },
})
