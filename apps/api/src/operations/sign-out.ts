import { endSession } from '../domain/account/session.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const signOut: Handler<'signOut'> = async (_req, { db, caller }) => {
  const { userId, sessionId } = signedIn(caller)
  await endSession(db, userId, sessionId)
  return { status: 200, body: { code: 0, data: null } }
}
