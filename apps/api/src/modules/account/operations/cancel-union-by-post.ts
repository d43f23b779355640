import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { removeMember } from '../store/sub-accounts.ts'

export const cancelUnionByPost: Handler<'cancelUnionByPost'> = async ({ body }, { db, caller, ip }) => {
  await removeMember(db, signedIn(caller), body.id, ip)
  return { status: 200, body: { code: 0, data: null } }
}
