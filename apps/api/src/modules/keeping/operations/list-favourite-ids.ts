import type { Handler } from '#platform/http/handler.ts'
import { readFavouriteIds } from '../store/favourite-write.ts'
import { ownShelf } from './favourite-shelf.ts'

export const listFavouriteIds: Handler<'listFavouriteIds'> = async ({ params }, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await readFavouriteIds(db, ownShelf(caller, params)) },
})
