import { updateMember } from '../domain/team/sub-accounts.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const updateSubAccount: Handler<'updateSubAccount'> = async ({ body }, { db, caller, ip }) => {
  const change = { id: body.son_id, nickname: body.nickname, password: body.password ?? '' }
  await updateMember(db, signedIn(caller), change, ip)
  return { status: 200, body: { code: 0, data: null } }
}
