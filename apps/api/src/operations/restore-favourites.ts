import type { Handler } from '../http/handler.ts'
import { setRemoved } from '../storage/favourite-write.ts'
import { ownShelf } from './favourite-shelf.ts'

export const restoreFavourites: Handler<'restoreFavourites'> = async ({ params, body }, { db, caller }) => {
  const shelf = ownShelf(caller, params)
  const changed = await setRemoved(db, shelf, body.ids, { isRemoved: false, now: Date.now() })
  return { status: 200, body: { code: 0, data: { changed } } }
}
