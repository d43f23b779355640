import type { Handler } from '#platform/http/handler.ts'
import { orderFolders } from '../store/favourite-folders.ts'
import { ownFavourites } from './own-favourites.ts'

export const orderFavouriteFolders: Handler<'orderFavouriteFolders'> = async (
  { params, body },
  { db, caller },
) => {
  await orderFolders(db, ownFavourites(caller, params), body.ids)
  return { status: 200, body: { code: 0, data: null } }
}
