import { requireMarketplace } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { known } from '#modules/goods/rules'
import type { Handler } from '#platform/http/handler.ts'
import { readCreatorGoods } from '../store/creator-detail.ts'
import { goodsBrief } from '../store/creator-rows.ts'
import { findSubject } from './find-subject.ts'

/** Products that a creator sells, best first. */
export const listCreatorGoods: Handler<'listCreatorGoods'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { subjectId } = await findSubject(db, 'creator', params.id)
  const limit = Math.min(query.limit ?? 20, entitlementOf(caller).rowsPerQuery)
  const rows = await readCreatorGoods(db.kysely, subjectId, limit)
  const data = rows.map((row) => ({
    goods: goodsBrief(row),
    units: known(row.units),
    gmvUsd: known(row.gmv),
    videos: row.videos,
    lives: row.lives,
    lastAt: known(row.last_at),
  }))
  return { status: 200, body: { code: 0, data } }
}
