import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { listTeam } from '../store/sub-accounts.ts'

export const listSubAccounts: Handler<'listSubAccounts'> = async (_req, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await listTeam(db, signedIn(caller)) },
})
