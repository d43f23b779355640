import { provePresence as prove } from '../domain/account/proof.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const provePresence: Handler<'provePresence'> = async ({ body }, { db, caller, ip }) => ({
  status: 200,
  body: { code: 0, data: await prove(db, signedIn(caller), body.password, ip) },
})
