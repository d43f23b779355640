import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { provePresence as prove } from '../store/proof.ts'

export const provePresence: Handler<'provePresence'> = async ({ body }, { db, caller, ip }) => ({
  status: 200,
  body: { code: 0, data: await prove(db, signedIn(caller), body.password, ip) },
})
