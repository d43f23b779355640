import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { endSession } from '../store/session.ts'

export const revokeSession: Handler<'revokeSession'> = async ({ params }, { db, caller }) => {
  await endSession(db, signedIn(caller).userId, params.id)
  return { status: 200, body: { code: 0, data: null } }
}
