import { ApiError } from '../http/api-error.ts'
import type { Handler } from '../http/handler.ts'
import { changeFavourites } from '../storage/favourite-write.ts'
import { ownShelf, requireFolder } from './favourite-shelf.ts'

export const updateFavourites: Handler<'updateFavourites'> = async ({ params, body }, { db, caller }) => {
  const shelf = ownShelf(caller, params)
  const { ids, folder, note, outreach, remindNext } = body
  if (outreach !== undefined && shelf.kind !== 'creator') {
    const message = '只有达人有建联状态，请去掉 outreach'
    throw new ApiError(400, 'bad_body', message, { fields: [{ path: 'body.outreach', message }] })
  }
  if (remindNext !== undefined && shelf.kind !== 'live') {
    const message = '只有直播有下场提醒，请去掉 remindNext'
    throw new ApiError(400, 'bad_body', message, { fields: [{ path: 'body.remindNext', message }] })
  }
  await requireFolder(db, shelf, folder)
  const said = note === undefined ? undefined : note?.trim() || null
  const change = {
    folder,
    note: said,
    outreach: outreach === null ? ('none' as const) : outreach,
    remindFrom: remindNext === undefined ? undefined : remindNext ? Date.now() : null,
  }
  const changed = await changeFavourites(db, shelf, ids, change)
  return { status: 200, body: { code: 0, data: { changed } } }
}
