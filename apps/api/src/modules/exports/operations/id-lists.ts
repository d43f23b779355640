import { type ListRequest, signedIn } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import {
  CREATOR_LIST,
  creatorFilter,
  creatorRow,
  LIVE_LIST,
  liveFilter,
  liveRow,
  readCreatorRows,
  readLiveRows,
  readVideoRows,
  VIDEO_LIST,
  videoFilter,
  videoRow,
  walkCreators,
  walkLives,
  walkVideos,
} from '#modules/creators'
import { GOODS_LIST, readGoodsRows, walkGoods } from '#modules/goods'
import { goodsRow, readFilter } from '#modules/goods/rules'
import { type Marketplace, marketplaceCode } from '#modules/reference/rules'
import { readShopRows, SHOP_LIST, searchFilter, walkShops } from '#modules/shops'
import { shopRow } from '#modules/shops/rules'
import { readOrder } from '#platform/database/list-page/list-paging.ts'
import type { Handler, Handlers } from '#platform/http/handler.ts'
import type { ListContext, ListRow } from './export-lists.ts'

/** A list whose rows can be fixed before they are read. */
export interface IdList {
  /** Internal ids of its rows, in order, in steps. */
  walk(most: number): AsyncGenerator<readonly number[]>
  /** Rows of a batch of ids, in their order; one that is gone is left out. */
  rows(ids: readonly number[]): Promise<readonly ListRow[]>
}

type OpenIdList = (request: ListRequest, context: ListContext, at: number) => IdList
type QueryOf<Id extends keyof Handlers> = Parameters<Handler<Id>>[0]['query']

/** How many rows a caller opens of a list, and how many days of each. */
function rightsOf({ caller }: ListContext, most: number) {
  const { rowsPerQuery, historyDays } = entitlementOf(caller)
  return { most: Math.min(most, rowsPerQuery), historyDays }
}

const marketplaceOf = ({ params }: ListRequest) => params['marketplace'] as Marketplace

const goods: OpenIdList = (request, context, at) => {
  const { db, caller, goodsParts } = context
  const query = request.query as QueryOf<'searchGoods'>
  const marketplace = marketplaceOf(request)
  return {
    walk: async function* (wanted) {
      const { most } = rightsOf(context, wanted)
      const asked = readFilter(query, marketplace, at)
      const filter = await goodsParts.withOwnMarks(db, signedIn(caller).userId, asked, query, false)
      yield* walkGoods(db.kysely, { filter, order: readOrder(GOODS_LIST, query) }, most)
    },
    rows: async (ids) => {
      const { historyDays } = rightsOf(context, 0)
      return (await readGoodsRows(db, marketplaceCode(marketplace), ids)).map((row) =>
        goodsRow(row, historyDays),
      )
    },
  }
}

const shops: OpenIdList = (request, context) => {
  const { db } = context
  const query = request.query as QueryOf<'searchShops'>
  const marketplace = marketplaceOf(request)
  return {
    walk: (wanted) => {
      const { most } = rightsOf(context, wanted)
      return walkShops(db, searchFilter(marketplace, query), { order: readOrder(SHOP_LIST, query), most })
    },
    rows: async (ids) => {
      const { historyDays } = rightsOf(context, 0)
      return (await readShopRows(db, marketplaceCode(marketplace), ids)).map((row) =>
        shopRow(row, historyDays),
      )
    },
  }
}

const creators: OpenIdList = (request, context) => {
  const { db } = context
  const query = request.query as QueryOf<'searchCreators'>
  const filter = creatorFilter(query)
  return {
    walk: (wanted) => {
      const { most } = rightsOf(context, wanted)
      return walkCreators(db.kysely, filter, { order: readOrder(CREATOR_LIST, query), most })
    },
    rows: async (ids) => {
      const { historyDays } = rightsOf(context, 0)
      return (await readCreatorRows(db, filter.code, ids)).map((row) => creatorRow(row, historyDays))
    },
  }
}

const lives: OpenIdList = (request, context) => {
  const { db } = context
  const query = request.query as QueryOf<'searchLives'>
  const filter = liveFilter(query)
  return {
    walk: (wanted) => {
      const { most } = rightsOf(context, wanted)
      return walkLives(db.kysely, filter, { order: readOrder(LIVE_LIST, query), most })
    },
    rows: async (ids) => (await readLiveRows(db, filter.code, ids)).map(liveRow),
  }
}

const videos: OpenIdList = (request, context) => {
  const { db } = context
  const query = request.query as QueryOf<'searchVideos'>
  const filter = videoFilter(query)
  return {
    walk: (wanted) => {
      const { most } = rightsOf(context, wanted)
      return walkVideos(db.kysely, filter, { order: readOrder(VIDEO_LIST, query), most })
    },
    rows: async (ids) => (await readVideoRows(db, filter.code, ids)).map(videoRow),
  }
}

/** Lists of the market whose figures move; boards of a day and own lists are read by pages. */
export const ID_LISTS: Partial<Record<ListRequest['operation'], OpenIdList>> = {
  searchGoods: goods,
  searchShops: shops,
  searchCreators: creators,
  searchLives: lives,
  searchVideos: videos,
}
