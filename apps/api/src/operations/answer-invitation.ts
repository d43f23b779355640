import { answerInvitation as answer } from '../domain/team/invitations.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const answerInvitation: Handler<'answerInvitation'> = async ({ params, body }, { db, caller }) => {
  await answer(db, signedIn(caller), params.id, body.accept)
  return { status: 200, body: { code: 0, data: null } }
}
