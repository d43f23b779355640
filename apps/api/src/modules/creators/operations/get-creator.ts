import { requireMarketplace } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { known } from '#modules/goods/rules'
import { isoDay } from '#modules/reference/rules'
import type { Handler } from '#platform/http/handler.ts'
import { AGE_GROUPS } from '../store/creator-filter.ts'
import { readCreatorRows } from '../store/creator-row-read.ts'
import { creatorRow, percentOf } from '../store/creator-rows.ts'
import { findSubject, unknownSubject } from './find-subject.ts'
import { subjectSource } from './subject-source.ts'

/** One creator with their audience. */
export const getCreator: Handler<'getCreator'> = async ({ params }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { code, subjectId } = await findSubject(db, 'creator', params.id)
  const [rows, source] = await Promise.all([
    readCreatorRows(db, code, [subjectId]),
    subjectSource(db, 'creator', code, subjectId),
  ])
  const data = rows[0]
  if (!data || !source) throw unknownSubject('creator', params.id)
  const ages = AGE_GROUPS.flatMap((group, index) => {
    const share = data.ages[index]
    return share === undefined ? [] : [{ group, share: share / 10 }]
  })
  return {
    status: 200,
    body: {
      code: 0,
      data: {
        row: creatorRow(data, entitlementOf(caller).historyDays),
        unitsTotal: known(data.units_total),
        gmvTotalUsd: known(data.gmv_total),
        audience: { female: percentOf(data.female, 10), ages },
        firstSeenAt: isoDay(data.first_seen_day),
        source,
      },
    },
  }
}
