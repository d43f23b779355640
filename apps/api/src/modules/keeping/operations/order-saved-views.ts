import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { orderViews } from '../store/saved-view-rows.ts'

export const orderSavedViews: Handler<'orderSavedViews'> = async ({ body }, { db, caller }) => {
  await orderViews(db, signedIn(caller).userId, body.ids)
  return { status: 200, body: { code: 0, data: null } }
}
