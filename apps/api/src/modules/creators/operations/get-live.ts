import { requireMarketplace } from '#modules/access'
import { known } from '#modules/goods/rules'
import type { Handler } from '#platform/http/handler.ts'
import { readCurves, readLiveGoods } from '../store/creator-detail.ts'
import { readLiveRows } from '../store/creator-row-read.ts'
import { goodsBrief, liveRow } from '../store/creator-rows.ts'
import { findSubject, unknownSubject } from './find-subject.ts'
import { subjectSource } from './subject-source.ts'

/** One live, minute by minute, with its products. */
export const getLive: Handler<'getLive'> = async ({ params }, { db, caller }) => {
  requireMarketplace(caller, params.marketplace)
  const { code, subjectId } = await findSubject(db, 'live', params.id)
  const [rows, curves, goods, source] = await Promise.all([
    readLiveRows(db, code, [subjectId]),
    readCurves(db.kysely, subjectId),
    readLiveGoods(db.kysely, subjectId),
    subjectSource(db, 'live', code, subjectId),
  ])
  const data = rows[0]
  if (!data || !source) throw unknownSubject('live', params.id)
  return {
    status: 200,
    body: {
      code: 0,
      data: {
        row: liveRow(data),
        online: (curves?.online ?? []).map(known),
        gmvByMinute: (curves?.gmv ?? []).map(known),
        goods: goods.map((item) => ({
          place: item.place,
          goods: goodsBrief(item),
          shop: item.shop_name,
          fromMinute: known(item.from_minute),
          toMinute: known(item.to_minute),
          units: known(item.units),
          gmvUsd: known(item.gmv),
        })),
        source,
      },
    },
  }
}
