import type { Handler } from '#platform/http/handler.ts'
import { readFavouriteIds } from '../store/favourite-write.ts'
import { ownFavourites } from './own-favourites.ts'

export const listFavouriteIds: Handler<'listFavouriteIds'> = async ({ params }, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await readFavouriteIds(db, ownFavourites(caller, params)) },
})
