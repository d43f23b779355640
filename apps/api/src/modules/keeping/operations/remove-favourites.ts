import type { Handler } from '#platform/http/handler.ts'
import { setRemoved } from '../store/favourite-write.ts'
import { ownFavourites } from './own-favourites.ts'

export const removeFavourites: Handler<'removeFavourites'> = async ({ params, body }, { db, caller }) => {
  const list = ownFavourites(caller, params)
  const changed = await setRemoved(db, list, body.ids, { isRemoved: true, now: Date.now() })
  return { status: 200, body: { code: 0, data: { changed } } }
}
