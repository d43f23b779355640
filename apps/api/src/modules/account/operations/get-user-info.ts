import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { readUserInfo } from '../store/user-info.ts'

export const getUserInfo: Handler<'getUserInfo'> = async (_req, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await readUserInfo(db, signedIn(caller)) },
})
