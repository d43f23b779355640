import type { Handler } from '#platform/http/handler.ts'
import { readFolders } from '../store/favourite-folders.ts'
import { countFavourites } from '../store/favourite-write.ts'
import { ownFavourites } from './own-favourites.ts'

export const listFavouriteFolders: Handler<'listFavouriteFolders'> = async ({ params }, { db, caller }) => {
  const list = ownFavourites(caller, params)
  const [folders, total] = await Promise.all([readFolders(db, list), countFavourites(db.kysely, list)])
  const filed = folders.reduce((sum, folder) => sum + folder.count, 0)
  return { status: 200, body: { code: 0, data: { folders, total, unfiled: Math.max(0, total - filed) } } }
}
