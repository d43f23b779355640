import { type Kysely, sql } from 'kysely'
import { flagConditions, rangeConditions } from '#platform/database/list-page/list-conditions.ts'
import { findListPage, NO_LISTING } from '#platform/database/list-page/list-page.ts'
import type { ListPage } from '#platform/database/list-page/list-query.ts'
import type { Tables } from '#platform/database/tables.ts'
import { CREATOR_FLAG as FLAG } from '../rules/creator-flag.ts'
import type { VideoFilter } from './creator-filter.ts'
import type { Paging } from './creator-search.ts'
import { and, ownedBy, productOf, scopeConditions } from './subject-conditions.ts'
import { findSubjectIds } from './subject-rows.ts'

/** Where a figure of the contract is stored. */
export const VIDEO_SORT = {
  gmv: 'gmv',
  units: 'units',
  views: 'views',
  likes: 'likes',
  shares: 'shares',
  posted_at: 'posted_at',
  updated_at: 'updated_at',
} as const

const RANGES = { views: { column: 'views' }, units: { column: 'units' }, gmv: { column: 'gmv' } }

/** Videos of one page, and how many match. */
export async function findVideos(db: Kysely<Tables>, filter: VideoFilter, paging: Paging): Promise<ListPage> {
  const { code, goodsId, creator, promoted, postedFrom } = filter
  const placed = await scopeConditions(db, filter, async (id) => {
    const videoId = (await findSubjectIds(db, 'video', code, [id])).get(id)
    return videoId === undefined ? ownedBy(db, code, id) : sql`m.video_id = ${videoId}`
  })
  const product = goodsId === null ? null : await productOf(db, code, goodsId)
  const conditions = and(placed, [
    ...rangeConditions(RANGES, filter.ranges),
    ...flagConditions(
      'flags',
      promoted === null ? [] : [{ bit: promoted ? FLAG.promoted : FLAG.unpromoted, on: true }],
    ),
    ...(creator === null ? [] : [await ownedBy(db, code, creator)]),
    ...(postedFrom === null ? [] : [sql`m.posted_at >= ${postedFrom}`]),
    ...(goodsId === null ? [] : [product === null ? null : sql`m.product_id = ${product}`]),
  ])
  if (!conditions) return NO_LISTING
  return findListPage(db, { table: 'video', id: 'video_id', ...conditions, ...paging })
}
