import { listInvitations as list } from '../domain/team/invitations.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const listInvitations: Handler<'listInvitations'> = async (_req, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await list(db, signedIn(caller)) },
})
