import { type Kysely, type RawBuilder, sql } from 'kysely'
import { handleKey, regionMatch } from '#modules/reference/rules'
import type { Bounds } from '#platform/bounds.ts'
import { categoryWhere, rangeConditions } from '#platform/database/list-page/list-conditions.ts'
import { findListPage } from '#platform/database/list-page/list-page.ts'
import {
  all,
  type ListConditions,
  type ListDeclaration,
  type ListPage,
  type ListPaging,
  type SortOf,
} from '#platform/database/list-page/list-query.ts'
import { wordsOfRow } from '#platform/database/list-page/list-words.ts'
import type { Tables } from '#platform/database/tables.ts'
import { type CreatorBoard, NO_CHANGE } from '../rules/creator-board.ts'
import type { ScopeFilter } from './creator-filter.ts'
import { ownedBy, productOf } from './subject-conditions.ts'

/** A board of a day. */
export interface BoardDay {
  code: number
  /** Days that the figures cover. */
  period: number
  day: number
}

/** Places of boards of creators. Figures that can be negative say what they hold where there is none. */
export const CREATOR_RANK_LIST = {
  table: 'creator_rank',
  id: 'creator_id',
  sorts: {
    place: { column: 'place' },
    followers: { column: 'followers' },
    followers_added: { column: 'followers_added', missing: NO_CHANGE },
    growth: { column: 'growth', missing: NO_CHANGE },
    likes_added: { column: 'likes_added', missing: NO_CHANGE },
    videos: { column: 'video_count' },
    units: { column: 'units' },
    gmv: { column: 'gmv' },
    goods: { column: 'goods_count' },
    potential: { column: 'potential' },
  },
  standardSort: 'place:asc',
  ranges: { followers: { column: 'followers' }, gmv: { column: 'gmv' } },
} satisfies ListDeclaration

/** Places of the board of products in lives. */
export const LIVE_GOODS_LIST = {
  table: 'live_goods_rank',
  id: 'product_id',
  sorts: {
    place: { column: 'place' },
    units: { column: 'units' },
    gmv: { column: 'gmv' },
    lives: { column: 'lives' },
    creators: { column: 'creators' },
  },
  standardSort: 'place:asc',
  ranges: { units: { column: 'units' }, gmv: { column: 'gmv' } },
} satisfies ListDeclaration

type Where = RawBuilder<unknown>
type RankFilter<Name extends string> = ScopeFilter & { ranges: Partial<Record<Name, Bounds>> }

const fixed = ({ code, period, day }: BoardDay): Where[] => [
  sql`m.marketplace = ${code}`,
  sql`m.period = ${period}`,
  sql`m.day = ${day}`,
]

/** Rows of the board whose subject, in a table of its own, has the words. */
function named(filter: ScopeFilter, table: 'creator' | 'product_text', id: string): Where[] {
  const { keyword, code } = filter
  if (!keyword || keyword.kind === 'address') return []
  const inside = all([
    sql`t.marketplace = ${code}`,
    ...wordsOfRow('t', { ...keyword, marketplaceCode: code }),
  ])
  return [
    sql`${sql.ref(`m.${id}`)} in (select ${sql.ref(`t.${id}`)} from ${sql.table(table)} t where ${inside})`,
  ]
}

/** The one subject that the whole keyword names, else its words. */
async function keywordWhere(
  filter: ScopeFilter,
  byId: (id: string) => Promise<Where | null>,
  words: Where[],
): Promise<Where[] | null> {
  const { keyword } = filter
  if (!keyword) return []
  if (keyword.kind === 'address') return null
  const one = keyword.include.length === 1 ? await byId(keyword.externalId ?? keyword.include[0] ?? '') : null
  return one ? [one] : words
}

async function boardConditions<Name extends string>(
  db: Kysely<Tables>,
  on: BoardDay,
  filter: RankFilter<Name>,
  more: readonly (Where[] | null)[],
): Promise<ListConditions | null> {
  const category = filter.category === null ? undefined : await categoryWhere(db, on.code, filter.category)
  if (category === null || more.some((part) => part === null)) return null
  const where = [...fixed(on), ...(category ? [category] : []), ...more.flatMap((part) => part ?? [])]
  return { where, words: null }
}

/** Places of a board of creators: one page, ids of creators. */
export async function findCreatorRanks(
  db: Kysely<Tables>,
  board: CreatorBoard,
  on: BoardDay,
  filter: RankFilter<'followers' | 'gmv'>,
  paging: ListPaging<SortOf<typeof CREATOR_RANK_LIST>>,
): Promise<ListPage> {
  const conditions = await boardConditions(db, on, filter, [
    [sql`m.board = ${board}`],
    filter.regions === null ? [] : [sql`m.region_id = any(${filter.regions}::smallint[])`],
    rangeConditions(CREATOR_RANK_LIST.ranges, filter.ranges),
    await keywordWhere(
      filter,
      (id) => ownedBy(db, on.code, handleKey(id)),
      named(filter, 'creator', 'creator_id'),
    ),
  ])
  return findListPage(db, CREATOR_RANK_LIST, { conditions, ...paging })
}

/** Places of the board of products in lives: one page, ids of products. */
export async function findLiveGoodsRanks(
  db: Kysely<Tables>,
  on: BoardDay,
  filter: RankFilter<'units' | 'gmv'>,
  paging: ListPaging<SortOf<typeof LIVE_GOODS_LIST>>,
): Promise<ListPage> {
  const mask = filter.regions === null ? null : regionMatch(filter.regions).mask
  const conditions = await boardConditions(db, on, filter, [
    mask === null ? [] : [sql`m.region_mask & ${String(mask)}::bigint <> 0`],
    rangeConditions(LIVE_GOODS_LIST.ranges, filter.ranges),
    await keywordWhere(
      filter,
      async (id) => {
        const productId = await productOf(db, on.code, id)
        return productId === null ? null : sql`m.product_id = ${productId}`
      },
      named(filter, 'product_text', 'product_id'),
    ),
  ])
  return findListPage(db, LIVE_GOODS_LIST, { conditions, ...paging })
}

/** Days of a board that can be asked for; older ones are gone (creator-ranks.ts). */
const MOST_DAYS = 400

/** Days of a board that are stored, the newest first. Hops from day to day along the key, past the places. */
export async function rankDays(
  db: Kysely<Tables>,
  table: 'creator_rank' | 'live_goods_rank',
  code: number,
  period: number,
  board?: CreatorBoard,
): Promise<number[]> {
  const on = sql`marketplace = ${code} and period = ${period} ${
    board === undefined ? sql`` : sql`and board = ${board}`
  }`
  const { rows } = await sql<{ day: number }>`with recursive d as (
      (select day from ${sql.table(table)} where ${on} order by day desc limit 1)
      union all
      select (select day from ${sql.table(table)} where ${on} and day < d.day order by day desc limit 1)
      from d where d.day is not null
    ) select day from d where day is not null limit ${MOST_DAYS}`.execute(db)
  return rows.map((row) => row.day)
}
