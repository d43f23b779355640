import { listTeam } from '../domain/team/sub-accounts.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const listSubAccounts: Handler<'listSubAccounts'> = async (_req, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await listTeam(db, signedIn(caller)) },
})
