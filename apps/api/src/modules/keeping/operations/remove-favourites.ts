import type { Handler } from '#platform/http/handler.ts'
import { setRemoved } from '../store/favourite-write.ts'
import { ownShelf } from './favourite-shelf.ts'

export const removeFavourites: Handler<'removeFavourites'> = async ({ params, body }, { db, caller }) => {
  const shelf = ownShelf(caller, params)
  const changed = await setRemoved(db, shelf, body.ids, { isRemoved: true, now: Date.now() })
  return { status: 200, body: { code: 0, data: { changed } } }
}
