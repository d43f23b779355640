import { type Kysely, sql } from 'kysely'
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
import type { VideoFilter } from './creator-filter.ts'
import { and, ownedBy, productOf, scopeConditions } from './subject-conditions.ts'
import { findSubjectIds } from './subject-rows.ts'

/** The list of videos. */
export const VIDEO_LIST = {
  table: 'video',
  id: 'video_id',
  sorts: {
    gmv: { column: 'gmv' },
    units: { column: 'units' },
    views: { column: 'views' },
    likes: { column: 'likes' },
    shares: { column: 'shares' },
    posted_at: { column: 'posted_at' },
    updated_at: { column: 'updated_at' },
  },
  standardSort: 'gmv:desc',
  ranges: { views: { column: 'views' }, units: { column: 'units' }, gmv: { column: 'gmv' } },
} satisfies ListDeclaration

async function videoConditions(db: Kysely<Tables>, filter: VideoFilter): Promise<ListConditions | null> {
  const { code, goodsId, creator, promoted, postedFrom } = filter
  const placed = await scopeConditions(db, VIDEO_LIST, filter, async (id) => {
    const videoId = (await findSubjectIds(db, 'video', code, [id])).get(id)
    return videoId === undefined ? ownedBy(db, code, id) : sql`m.video_id = ${videoId}`
  })
  const product = goodsId === null ? null : await productOf(db, code, goodsId)
  return and(placed, [
    ...rangeConditions(VIDEO_LIST.ranges, filter.ranges),
    ...flagConditions(
      'flags',
      promoted === null ? [] : [{ bit: promoted ? FLAG.promoted : FLAG.unpromoted, on: true }],
    ),
    ...(creator === null ? [] : [await ownedBy(db, code, creator)]),
    ...(postedFrom === null ? [] : [sql`m.posted_at >= ${postedFrom}`]),
    ...(goodsId === null ? [] : [product === null ? null : sql`m.product_id = ${product}`]),
  ])
}

/** Videos of one page, and how many match. */
export async function findVideos(
  db: Kysely<Tables>,
  filter: VideoFilter,
  paging: ListPaging<SortOf<typeof VIDEO_LIST>>,
): Promise<ListPage> {
  return findListPage(db, VIDEO_LIST, { conditions: await videoConditions(db, filter), ...paging })
}

/** Internal ids of the videos that match, in the order of the pages, in steps. */
export async function* walkVideos(
  db: Kysely<Tables>,
  filter: VideoFilter,
  wanted: WalkWanted<typeof VIDEO_LIST>,
): AsyncGenerator<number[]> {
  yield* walkList(db, VIDEO_LIST, { conditions: await videoConditions(db, filter), ...wanted })
}
