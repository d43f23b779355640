import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { updateMember } from '../store/sub-accounts.ts'

export const updateSubAccount: Handler<'updateSubAccount'> = async ({ body }, { db, caller, ip }) => {
  const change = { id: body.son_id, nickname: body.nickname, password: body.password ?? '' }
  await updateMember(db, signedIn(caller), change, ip)
  return { status: 200, body: { code: 0, data: null } }
}
