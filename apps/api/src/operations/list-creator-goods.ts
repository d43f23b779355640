import { goodsBrief } from '../domain/creator/creator-rows.ts'
import { entitlementOf } from '../domain/entitlement/entitlement.ts'
import { known } from '../domain/goods/stored-goods.ts'
import type { Handler } from '../http/handler.ts'
import { readCreatorGoods } from '../storage/creators/creator-detail.ts'
import { findSubject } from './find-subject.ts'
import { requireMarketplace } from './marketplace-access.ts'

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
