import { readUserInfo } from '../domain/account/user-info.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const getUserInfo: Handler<'getUserInfo'> = async (_req, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await readUserInfo(db, signedIn(caller)) },
})
