import { ApiError } from '../http/api-error.ts'
import type { Handler } from '../http/handler.ts'
import { MOST_FOLDERS, openFolder } from '../storage/favourite-folders.ts'
import { ownShelf } from './favourite-shelf.ts'

export const createFavouriteFolder: Handler<'createFavouriteFolder'> = async (
  { params, body },
  { db, caller },
) => {
  const folder = await openFolder(db, ownShelf(caller, params), body.name.trim())
  if (!folder) {
    throw new ApiError(409, 'folders_full', `文件夹最多 ${MOST_FOLDERS} 个，请先删除不再需要的文件夹`)
  }
  return { status: 200, body: { code: 0, data: folder } }
}
