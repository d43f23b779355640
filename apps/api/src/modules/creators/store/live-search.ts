import { type Kysely, sql } from 'kysely'
import { rangeConditions } from '#platform/database/list-page/list-conditions.ts'
import { findListPage, NO_LISTING } from '#platform/database/list-page/list-page.ts'
import type { ListPage } from '#platform/database/list-page/list-query.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { LiveFilter } from './creator-filter.ts'
import type { Paging } from './creator-search.ts'
import { and, ownedBy, productOf, scopeConditions } from './subject-conditions.ts'
import { findSubjectIds } from './subject-rows.ts'

/** Where a figure of the contract is stored. */
export const LIVE_SORT = {
  gmv: 'gmv',
  units: 'units',
  viewers: 'viewers',
  peak_online: 'peak_online',
  duration: 'duration',
  started_at: 'started_at',
  updated_at: 'updated_at',
} as const

const RANGES = { gmv: { column: 'gmv' }, units: { column: 'units' }, viewers: { column: 'viewers' } }

/** Lives of one page, and how many match. */
export async function findLives(db: Kysely<Tables>, filter: LiveFilter, paging: Paging): Promise<ListPage> {
  const { code, goodsId, creator, onAir, startedFrom } = filter
  const placed = await scopeConditions(db, filter, async (id) => {
    const liveId = (await findSubjectIds(db, 'live', code, [id])).get(id)
    return liveId === undefined ? ownedBy(db, code, id) : sql`m.live_id = ${liveId}`
  })
  const product = goodsId === null ? null : await productOf(db, code, goodsId)
  const conditions = and(placed, [
    ...rangeConditions(RANGES, filter.ranges),
    ...(creator === null ? [] : [await ownedBy(db, code, creator)]),
    ...(onAir === null ? [] : [onAir ? sql`m.ended_at = -1` : sql`m.ended_at > -1`]),
    ...(startedFrom === null ? [] : [sql`m.started_at >= ${startedFrom}`]),
    ...(goodsId === null
      ? []
      : [
          product === null
            ? null
            : sql`m.live_id in (select g.live_id from live_goods g where g.product_id = ${product})`,
        ]),
  ])
  if (!conditions) return NO_LISTING
  return findListPage(db, { table: 'live', id: 'live_id', ...conditions, ...paging })
}
