import { type Kysely, sql } from 'kysely'
import { handleKey } from '#modules/reference/rules'

import { flagConditions, rangeConditions } from '#platform/database/list-page/list-conditions.ts'
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
import { CREATOR_FLAG as FLAG } from '../rules/creator-flag.ts'
import { AGE_GROUPS, type CreatorFilter } from './creator-filter.ts'
import { and, ownedBy, productOf, scopeConditions } from './subject-conditions.ts'

/** The list of creators. */
export const CREATOR_LIST = {
  table: 'creator',
  id: 'creator_id',
  sorts: {
    gmv: { column: 'gmv' },
    units: { column: 'units' },
    followers: { column: 'followers' },
    engagement: { column: 'engagement' },
    avg_views: { column: 'avg_views' },
    live_share: { column: 'live_share' },
    updated_at: { column: 'updated_at' },
  },
  standardSort: 'gmv:desc',
  ranges: {
    followers: { column: 'followers' },
    engagement: { column: 'engagement', scale: 100 },
    units: { column: 'units' },
    gmv: { column: 'gmv' },
    avg_views: { column: 'avg_views' },
  },
} satisfies ListDeclaration

function audience({ gender, age }: CreatorFilter) {
  const group = age === null ? 0 : AGE_GROUPS.indexOf(age) + 1
  return [
    ...(gender === 'female' ? [sql`m.female > 500`] : []),
    ...(gender === 'male' ? [sql`m.female between 0 and 499`] : []),
    ...(age === null
      ? []
      : [sql`m.ages[${group}::integer] >= all (m.ages) and cardinality(m.ages) >= ${group}::integer`]),
  ]
}

async function creatorConditions(db: Kysely<Tables>, filter: CreatorFilter): Promise<ListConditions | null> {
  const { code, goodsId } = filter
  const placed = await scopeConditions(db, CREATOR_LIST, filter, (id) => ownedBy(db, code, handleKey(id)))
  const product = goodsId === null ? null : await productOf(db, code, goodsId)
  return and(placed, [
    ...rangeConditions(CREATOR_LIST.ranges, filter.ranges),
    ...flagConditions('flags', [
      ...(filter.kind === null
        ? []
        : [{ bit: filter.kind === 'self_run' ? FLAG.selfRun : FLAG.independent, on: true }]),
      ...(filter.verified === null ? [] : [{ bit: filter.verified ? FLAG.verified : FLAG.plain, on: true }]),
      ...(filter.hasContact === null ? [] : [{ bit: FLAG.contact, on: filter.hasContact }]),
    ]),
    ...audience(filter),
    ...(goodsId === null
      ? []
      : [
          product === null
            ? null
            : sql`m.creator_id in (select g.creator_id from creator_goods g where g.product_id = ${product})`,
        ]),
  ])
}

/** Creators of one page, and how many match. */
export async function findCreators(
  db: Kysely<Tables>,
  filter: CreatorFilter,
  paging: ListPaging<SortOf<typeof CREATOR_LIST>>,
): Promise<ListPage> {
  return findListPage(db, CREATOR_LIST, { conditions: await creatorConditions(db, filter), ...paging })
}

/** Internal ids of the creators that match, in the order of the pages, in steps. */
export async function* walkCreators(
  db: Kysely<Tables>,
  filter: CreatorFilter,
  wanted: WalkWanted<typeof CREATOR_LIST>,
): AsyncGenerator<number[]> {
  yield* walkList(db, CREATOR_LIST, { conditions: await creatorConditions(db, filter), ...wanted })
}
