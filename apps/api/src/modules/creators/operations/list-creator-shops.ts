import { requireMarketplace } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { known } from '#modules/goods/rules'
import type { Handler } from '#platform/http/handler.ts'
import { readCreatorShops } from '../store/creator-detail.ts'
import { findSubject } from './find-subject.ts'

/** Shops whose products a creator sells, best first. */
export const listCreatorShops: Handler<'listCreatorShops'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { code, subjectId } = await findSubject(db, 'creator', params.id)
  const limit = Math.min(query.limit ?? 20, entitlementOf(caller).rowsPerQuery)
  const rows = await readCreatorShops(db.kysely, code, subjectId, limit)
  const data = rows.map(({ gmv, units, ...shop }) => ({
    ...shop,
    units: known(units),
    gmvUsd: known(gmv),
  }))
  return { status: 200, body: { code: 0, data } }
}
