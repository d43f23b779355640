import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { endSession } from '../store/session.ts'

export const signOut: Handler<'signOut'> = async (_req, { db, caller }) => {
  const { userId, sessionId } = signedIn(caller)
  await endSession(db, userId, sessionId)
  return { status: 200, body: { code: 0, data: null } }
}
