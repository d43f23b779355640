import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { setRemoved } from '../store/favourite-write.ts'
import { withinCeiling } from './favourite-ceiling.ts'
import { ownFavourites } from './own-favourites.ts'

export const restoreFavourites: Handler<'restoreFavourites'> = async ({ params, body }, { db, caller }) => {
  const list = ownFavourites(caller, params)
  const removal = { isRemoved: false, now: Date.now() }
  const changed = await withinCeiling(db, signedIn(caller), list, async (trx) => {
    const grew = await setRemoved({ ...db, kysely: trx }, list, body.ids, removal)
    return { grew, answer: grew }
  })
  return { status: 200, body: { code: 0, data: { changed } } }
}
