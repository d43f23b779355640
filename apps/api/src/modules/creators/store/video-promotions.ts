import type { components } from '@haixuan/api-sdk/schema'
import { type Kysely, sql } from 'kysely'
import { compactDay } from '#modules/reference/rules'

import type { Tables } from '#platform/database/tables.ts'

type Promotion = components['schemas']['GoodsPromotion']

/** What one answer tells at most. */
const MOST = 200

/** When videos about a product began and ceased to be paid for, from a day on, the newest first. */
export async function readPromotions(
  db: Kysely<Tables>,
  productId: number,
  fromDay: number,
): Promise<Promotion[]> {
  const { rows } = await sql<{ external_id: string; title: string; day: number; turn: number }>`
    select v.external_id, v.title, d.day, d.turn::integer as turn from video v
    cross join lateral unnest(v.promotion_days) with ordinality as d (day, turn)
    where v.product_id = ${productId} and v.promotion_days <> '{}' and d.day >= ${fromDay}
    order by d.day desc, d.turn desc, v.video_id limit ${MOST}`.execute(db)
  return rows.map(({ external_id: id, title, day, turn }) => ({
    date: compactDay(day),
    kind: turn % 2 === 1 ? 'began' : 'ended',
    video: { id, title },
  }))
}
