import { drawMarketRows, requireMarketplace, signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { findSavable, saveFavourites } from '../store/favourite-write.ts'
import { withinCeiling } from './favourite-ceiling.ts'
import { ownFavourites, requireFolder } from './own-favourites.ts'

/**
 * Saves with the figures of this moment; what is saved already stays as it is. The figures are the caller's own from
 * then on, so rows that they have not opened today are drawn as opened: else saving would be a way around the right.
 */
export const addFavourites: Handler<'addFavourites'> = async ({ params, body }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const list = ownFavourites(caller, params)
  await requireFolder(db, list, body.folder)
  const about = { folder: body.folder ?? null, note: body.note ?? null, now: Date.now() }
  const savable = await findSavable(db, list, body.ids)
  const added = await withinCeiling(db, signedIn(caller), list, async (trx) => {
    const answer = await saveFavourites(trx, list, savable, about)
    const { marketplace, kind } = list
    const rows = answer.map((id) => ({ marketplace, kind, id }))
    await drawMarketRows(db, signedIn(caller), rows, { now: about.now, trx })
    return { grew: rows.length, answer }
  })
  const { unknown } = savable
  const kept = body.ids.length - added.length - unknown.length
  return { status: 200, body: { code: 0, data: { added: added.length, kept, unknown } } }
}
