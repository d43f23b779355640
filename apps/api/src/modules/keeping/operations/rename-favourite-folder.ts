import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { findFolder, renameFolder } from '../store/favourite-folders.ts'
import { ownFavourites, unknownFolder } from './own-favourites.ts'

export const renameFavouriteFolder: Handler<'renameFavouriteFolder'> = async (
  { params, body },
  { db, caller },
) => {
  const list = ownFavourites(caller, params)
  if (!(await findFolder(db, list, params.id))) throw unknownFolder()
  const name = body.name.trim()
  if (!(await renameFolder(db, list, params.id, name))) {
    const message = `已有名为“${name}”的文件夹，请换一个名称`
    throw new Failure('name_taken', message, { fields: [{ path: 'body.name', message }] })
  }
  const folder = await findFolder(db, list, params.id)
  if (!folder) throw unknownFolder()
  return { status: 200, body: { code: 0, data: folder } }
}
