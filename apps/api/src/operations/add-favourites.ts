import { ApiError } from '../http/api-error.ts'
import type { Handler } from '../http/handler.ts'
import { countFavourites, MOST_FAVOURITES, saveFavourites } from '../storage/favourite-write.ts'
import { ownShelf, requireFolder } from './favourite-shelf.ts'
import { requireMarketplace } from './marketplace-access.ts'

/** Saves with the figures of this moment; what is saved already stays as it is. */
export const addFavourites: Handler<'addFavourites'> = async ({ params, body }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const shelf = ownShelf(caller, params)
  await requireFolder(db, shelf, body.folder)
  if ((await countFavourites(db.kysely, shelf)) + body.ids.length > MOST_FAVOURITES) {
    const message = `收藏最多 ${MOST_FAVOURITES} 条，请先清理不再需要的收藏`
    throw new ApiError(409, 'favourites_full', message)
  }
  const about = { folder: body.folder ?? null, note: body.note ?? null, now: Date.now() }
  const { added, unknown } = await saveFavourites(db, shelf, body.ids, about)
  const kept = body.ids.length - added.length - unknown.length
  return { status: 200, body: { code: 0, data: { added: added.length, kept, unknown } } }
}
