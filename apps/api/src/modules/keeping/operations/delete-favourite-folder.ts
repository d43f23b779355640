import type { Handler } from '#platform/http/handler.ts'
import { closeFolder } from '../store/favourite-folders.ts'
import { ownFavourites } from './own-favourites.ts'

export const deleteFavouriteFolder: Handler<'deleteFavouriteFolder'> = async ({ params }, { db, caller }) => {
  await closeFolder(db, ownFavourites(caller, params), params.id)
  return { status: 200, body: { code: 0, data: null } }
}
