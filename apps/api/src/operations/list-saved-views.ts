import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'
import { readViews } from '../storage/saved-view-rows.ts'

export const listSavedViews: Handler<'listSavedViews'> = async ({ query }, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await readViews(db, signedIn(caller).userId, { board: query.board }) },
})
