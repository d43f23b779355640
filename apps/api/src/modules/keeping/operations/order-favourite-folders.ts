import type { Handler } from '#platform/http/handler.ts'
import { orderFolders } from '../store/favourite-folders.ts'
import { ownShelf } from './favourite-shelf.ts'

export const orderFavouriteFolders: Handler<'orderFavouriteFolders'> = async (
  { params, body },
  { db, caller },
) => {
  await orderFolders(db, ownShelf(caller, params), body.ids)
  return { status: 200, body: { code: 0, data: null } }
}
