import type { components } from '@haixuan/api-sdk/schema'
import {
  CREATOR_LIST,
  CREATOR_RANK_LIST,
  creatorFilter,
  creatorRankFilter,
  findCreatorRanks,
  findCreators,
  findLives,
  findVideos,
  LIVE_LIST,
  liveFilter,
  rankDays,
  VIDEO_LIST,
  videoFilter,
} from '#modules/creators'
import { PERIODS } from '#modules/creators/rules'
import { findGoodsPage, GOODS_LIST, walkGoods } from '#modules/goods'
import { readFilter, refuseCrossed } from '#modules/goods/rules'
import { openBoard, requireKnownBoard } from '#modules/ranks'
import { marketplaceCode } from '#modules/reference/rules'
import {
  findRankPage,
  findShopPage,
  type RankSort,
  rankFilter,
  SHOP_LIST,
  searchFilter,
  rankDays as shopRankDays,
} from '#modules/shops'
import { openShopBoard } from '#modules/shops/rules'

import { typedQuery } from '#platform/contract/typed-query.ts'
import type { Database } from '#platform/database/database.ts'
import { readOrder } from '#platform/database/list-page/list-paging.ts'

export type Watched = components['schemas']['WatchedList']

/** Internal ids of rows in their order, and how many the list has. */
interface Found {
  ids: number[]
  matching: number
}

interface Page {
  offset: number
  limit: number
}
type Find = (db: Database, page: Page) => Promise<Found>

/** A list that is watched: its query is read and checked before anything is looked for. */
export interface WatchedFinder {
  /** One page of the list in its order. */
  find: Find
  /** Internal ids of all rows of the list, in steps. */
  walk(db: Database): AsyncIterable<number[]>
}

/** Rows of one step. */
const STEP = 2_000
/** No list is longer. */
const ALL = 1_000_000_000

const found = ({ ids, count }: { ids: number[]; count: number }): Found => ({ ids, matching: count })

/** Page after page of a list; a row that moves to a later page meanwhile comes once. */
const paged = (find: Find): WatchedFinder => ({
  find,
  async *walk(db) {
    const seen = new Set<number>()
    for (let offset = 0; ; offset += STEP) {
      const { ids } = await find(db, { offset, limit: STEP })
      const fresh = ids.filter((id) => !seen.has(id))
      for (const id of fresh) seen.add(id)
      if (fresh.length > 0) yield fresh
      if (ids.length < STEP) return
    }
  },
})

function goodsOf({ marketplace, board, query }: Watched): WatchedFinder {
  if (board === undefined) {
    const typed = typedQuery('searchGoods', query)
    const filter = readFilter(typed, marketplace, Date.now())
    refuseCrossed(filter)
    const order = readOrder(GOODS_LIST, typed)
    return {
      find: async (db, page) =>
        found(await findGoodsPage(db.kysely, { filter, order, ...page, exactCount: false })),
      walk: (db) => walkGoods(db.kysely, { filter, order }, ALL),
    }
  }
  requireKnownBoard(marketplace, board)
  const { date: _, ...typed } = typedQuery('rankGoods', query)
  const filter = readFilter(typed, marketplace, Date.now())
  refuseCrossed(filter)
  return paged(async (db, page) => {
    const { found } = await openBoard(db, {
      ...{ marketplace, board, query: typed, filter, ...page, historyDays: 1 },
    })
    return { ids: found.places.map(({ productId }) => productId), matching: found.count }
  })
}

function shopsOf({ marketplace, shopBoard, query }: Watched): WatchedFinder {
  if (shopBoard === undefined) {
    const typed = typedQuery('searchShops', query)
    const filter = searchFilter(marketplace, typed)
    const order = readOrder(SHOP_LIST, typed)
    return paged(async (db, page) =>
      found(await findShopPage(db, { filter, order, ...page, exactCount: false })),
    )
  }
  const { date: _, ...typed } = typedQuery('rankShops', query)
  const on = openShopBoard(marketplace, shopBoard, typed.period)
  const narrowed = rankFilter(marketplace, typed)
  const [sort, direction] = (typed.sort ?? 'place:asc').split(':')
  const order = { sort: sort as RankSort, descending: direction === 'desc' }
  return paged(async (db, page) => {
    const [day] = await shopRankDays(db, marketplace, on, 0)
    if (day === undefined) return { ids: [], matching: 0 }
    const { rows, count } = await findRankPage(db, { ...on, day, ...narrowed, ...order, ...page })
    return { ids: rows.map(({ shopId }) => shopId), matching: count }
  })
}

function creatorsOf({ creatorBoard: board, query }: Watched): WatchedFinder {
  if (board === undefined) {
    const typed = typedQuery('searchCreators', query)
    const filter = creatorFilter(typed)
    const order = readOrder(CREATOR_LIST, typed)
    return paged(async (db, page) =>
      found(await findCreators(db.kysely, filter, { order, ...page, exactCount: false })),
    )
  }
  const { date: _, ...typed } = typedQuery('rankCreators', query)
  const filter = creatorRankFilter(typed)
  const order = readOrder(CREATOR_RANK_LIST, typed)
  const period = PERIODS[typed.period ?? 'day']
  return paged(async (db, page) => {
    const { code } = filter
    const [day] = await rankDays(db.kysely, 'creator_rank', code, period, board)
    if (day === undefined) return { ids: [], matching: 0 }
    const on = { code, period, day }
    return found(await findCreatorRanks(db.kysely, board, on, filter, { order, ...page, exactCount: false }))
  })
}

function livesOf({ query }: Watched): WatchedFinder {
  const typed = typedQuery('searchLives', query)
  const filter = liveFilter(typed)
  const order = readOrder(LIVE_LIST, typed)
  return paged(async (db, page) =>
    found(await findLives(db.kysely, filter, { order, ...page, exactCount: false })),
  )
}

function videosOf({ query }: Watched): WatchedFinder {
  const typed = typedQuery('searchVideos', query)
  const filter = videoFilter(typed)
  const order = readOrder(VIDEO_LIST, typed)
  return paged(async (db, page) =>
    found(await findVideos(db.kysely, filter, { order, ...page, exactCount: false })),
  )
}

const LISTS = { goods: goodsOf, shop: shopsOf, creator: creatorsOf, live: livesOf, video: videosOf } as const

/**
 * How the rows of a view are found.
 * @throws {Failure} what the list itself would refuse, and an unknown board
 */
export function watchedFinder(watched: Watched): WatchedFinder {
  return LISTS[watched.subject ?? 'goods'](watched)
}

/** Marketplace code of a view. */
export const codeOf = ({ marketplace }: Pick<Watched, 'marketplace'>) => marketplaceCode(marketplace)
