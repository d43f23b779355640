import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { listInvitations as list } from '../store/invitations.ts'

export const listInvitations: Handler<'listInvitations'> = async (_req, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await list(db, signedIn(caller)) },
})
