import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { answerInvitation as answer } from '../store/invitations.ts'

export const answerInvitation: Handler<'answerInvitation'> = async ({ params, body }, { db, caller }) => {
  await answer(db, signedIn(caller), params.id, body.accept)
  return { status: 200, body: { code: 0, data: null } }
}
