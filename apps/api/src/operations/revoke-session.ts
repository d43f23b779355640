import { endSession } from '../domain/account/session.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const revokeSession: Handler<'revokeSession'> = async ({ params }, { db, caller }) => {
  await endSession(db, signedIn(caller).userId, params.id)
  return { status: 200, body: { code: 0, data: null } }
}
