import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { MOST_FOLDERS, openFolder } from '../store/favourite-folders.ts'
import { ownFavourites } from './own-favourites.ts'

export const createFavouriteFolder: Handler<'createFavouriteFolder'> = async (
  { params, body },
  { db, caller },
) => {
  const folder = await openFolder(db, ownFavourites(caller, params), body.name.trim())
  if (!folder) {
    throw new Failure('folders_full', `文件夹最多 ${MOST_FOLDERS} 个，请先删除不再需要的文件夹`)
  }
  return { status: 200, body: { code: 0, data: folder } }
}
