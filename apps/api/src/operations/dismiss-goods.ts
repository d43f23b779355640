import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'
import { bringBack, dismiss } from '../storage/dismissed-goods-rows.ts'
import { requireMarketplace } from './marketplace-access.ts'

export const dismissGoods: Handler<'dismissGoods'> = async ({ params, body }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const owner = { userId: signedIn(caller).userId, marketplace: params.marketplace }
  const changed = body.dismissed
    ? await dismiss(db, owner, body.ids, Date.now())
    : await bringBack(db, owner, body.ids)
  return { status: 200, body: { code: 0, data: { changed } } }
}
