import { type Kysely, sql } from 'kysely'
import { rangeConditions } from '#platform/database/list-page/list-conditions.ts'
import { findListPage } from '#platform/database/list-page/list-page.ts'
import type {
  ListConditions,
  ListDeclaration,
  ListPage,
  ListPaging,
  SortOf,
} from '#platform/database/list-page/list-query.ts'
import { type WalkWanted, walkList } from '#platform/database/list-page/list-steps.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { LiveFilter } from './creator-filter.ts'
import { and, ownedBy, productOf, scopeConditions } from './subject-conditions.ts'
import { findSubjectIds } from './subject-rows.ts'

/** The list of lives. */
export const LIVE_LIST = {
  table: 'live',
  id: 'live_id',
  sorts: {
    gmv: { column: 'gmv' },
    units: { column: 'units' },
    viewers: { column: 'viewers' },
    peak_online: { column: 'peak_online' },
    duration: { column: 'duration' },
    started_at: { column: 'started_at' },
    updated_at: { column: 'updated_at' },
  },
  standardSort: 'gmv:desc',
  ranges: { gmv: { column: 'gmv' }, units: { column: 'units' }, viewers: { column: 'viewers' } },
} satisfies ListDeclaration

async function liveConditions(db: Kysely<Tables>, filter: LiveFilter): Promise<ListConditions | null> {
  const { code, goodsId, creator, onAir, startedFrom } = filter
  const placed = await scopeConditions(db, LIVE_LIST, filter, async (id) => {
    const liveId = (await findSubjectIds(db, 'live', code, [id])).get(id)
    return liveId === undefined ? ownedBy(db, code, id) : sql`m.live_id = ${liveId}`
  })
  const product = goodsId === null ? null : await productOf(db, code, goodsId)
  return and(placed, [
    ...rangeConditions(LIVE_LIST.ranges, filter.ranges),
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
}

/** Lives of one page, and how many match. */
export async function findLives(
  db: Kysely<Tables>,
  filter: LiveFilter,
  paging: ListPaging<SortOf<typeof LIVE_LIST>>,
): Promise<ListPage> {
  return findListPage(db, LIVE_LIST, { conditions: await liveConditions(db, filter), ...paging })
}

/** Internal ids of the lives that match, in the order of the pages, in steps. */
export async function* walkLives(
  db: Kysely<Tables>,
  filter: LiveFilter,
  wanted: WalkWanted<typeof LIVE_LIST>,
): AsyncGenerator<number[]> {
  yield* walkList(db, LIVE_LIST, { conditions: await liveConditions(db, filter), ...wanted })
}
