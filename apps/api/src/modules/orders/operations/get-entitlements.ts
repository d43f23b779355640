import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { readEntitlements } from '../store/entitlement-list.ts'

export const getEntitlements: Handler<'getEntitlements'> = async (_req, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await readEntitlements(db, signedIn(caller)) },
})
