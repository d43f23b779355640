import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'
import { orderViews } from '../storage/saved-view-rows.ts'

export const orderSavedViews: Handler<'orderSavedViews'> = async ({ body }, { db, caller }) => {
  await orderViews(db, signedIn(caller).userId, body.ids)
  return { status: 200, body: { code: 0, data: null } }
}
