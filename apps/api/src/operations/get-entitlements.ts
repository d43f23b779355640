import { readEntitlements } from '../domain/entitlement/entitlement-list.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const getEntitlements: Handler<'getEntitlements'> = async (_req, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await readEntitlements(db, signedIn(caller)) },
})
