import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { readViews } from '../store/saved-view-rows.ts'

export const listSavedViews: Handler<'listSavedViews'> = async ({ query }, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await readViews(db, signedIn(caller).userId, { board: query.board }) },
})
