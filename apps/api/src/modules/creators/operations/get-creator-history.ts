import { requireMarketplace } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import type { Handler } from '#platform/http/handler.ts'
import { creatorPoints } from '../rules/creator-points.ts'
import { readCreatorDays } from '../store/creator-detail.ts'
import { findSubject } from './find-subject.ts'

/** Days of a creator, cut to those that the tier of the caller may see. */
export const getCreatorHistory: Handler<'getCreatorHistory'> = async ({ params, query }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const daysAllowed = entitlementOf(caller).historyDays
  const days = Math.min(query.days ?? 30, daysAllowed)
  const { subjectId } = await findSubject(db, 'creator', params.id)
  const stored = await readCreatorDays(db.kysely, subjectId)
  const points = stored ? creatorPoints(stored, days) : []
  return { status: 200, body: { code: 0, data: { points, days, daysAllowed } } }
}
