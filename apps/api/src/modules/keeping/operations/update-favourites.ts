import type { FavouriteList } from '#modules/reference/rules'
import { Failure } from '#platform/failure.ts'
import type { CallContext, Handler } from '#platform/http/handler.ts'
import { changeFavourites } from '../store/favourite-write.ts'
import { ownFavourites, requireFolder } from './own-favourites.ts'

/** Lives that begin from now on are told; of a product the days behind its last stored one. */
const remindFrom = (
  { db, keepingParts }: CallContext,
  { kind, marketplace }: FavouriteList,
  ids: readonly string[],
) => (kind === 'live' ? Date.now() : keepingParts.remindBehind(db, marketplace, ids))

export const updateFavourites: Handler<'updateFavourites'> = async ({ params, body }, context) => {
  const { db, caller } = context
  const list = ownFavourites(caller, params)
  const { ids, folder, note, outreach, remindNext } = body
  if (outreach !== undefined && list.kind !== 'creator') {
    const message = '只有达人有建联状态，请去掉 outreach'
    throw new Failure('bad_body', message, { fields: [{ path: 'body.outreach', message }] })
  }
  if (remindNext !== undefined && list.kind !== 'live' && list.kind !== 'goods') {
    const message = '只有直播有开播提醒、商品有恢复提醒，请去掉 remindNext'
    throw new Failure('bad_body', message, { fields: [{ path: 'body.remindNext', message }] })
  }
  await requireFolder(db, list, folder)
  const said = note === undefined ? undefined : note?.trim() || null
  const change = {
    folder,
    note: said,
    outreach: outreach === null ? ('none' as const) : outreach,
    remindFrom:
      remindNext === undefined ? undefined : remindNext ? await remindFrom(context, list, ids) : null,
  }
  const changed = await changeFavourites(db, list, ids, change)
  return { status: 200, body: { code: 0, data: { changed } } }
}
