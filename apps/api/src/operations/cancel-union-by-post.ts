import { removeMember } from '../domain/team/sub-accounts.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const cancelUnionByPost: Handler<'cancelUnionByPost'> = async ({ body }, { db, caller, ip }) => {
  await removeMember(db, signedIn(caller), body.id, ip)
  return { status: 200, body: { code: 0, data: null } }
}
