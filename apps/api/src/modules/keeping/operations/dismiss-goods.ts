import { requireMarketplace, signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { bringBack, dismiss } from '../store/dismissed-goods-rows.ts'

export const dismissGoods: Handler<'dismissGoods'> = async ({ params, body }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const owner = { userId: signedIn(caller).userId, marketplace: params.marketplace }
  const changed = body.dismissed
    ? await dismiss(db, owner, body.ids, Date.now())
    : await bringBack(db, owner, body.ids)
  return { status: 200, body: { code: 0, data: { changed } } }
}
