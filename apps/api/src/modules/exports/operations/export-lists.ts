import type { components } from '@haixuan/api-sdk/schema'
import { rankCreators, rankLiveGoods, searchCreators, searchLives, searchVideos } from '#modules/creators'
import { searchGoods } from '#modules/goods'
import { searchFavourites } from '#modules/keeping'
import { searchListings } from '#modules/listing'
import { rankGoods } from '#modules/ranks'
import { rankShops, searchShops } from '#modules/shops'
import { searchOwnStores } from '#modules/stores'

import type { CallContext } from '#platform/http/handler.ts'
import type { ListColumns } from '../rules/columns/catalog.ts'
import { CREATOR_COLUMNS, CREATOR_RANK_COLUMNS } from '../rules/columns/creator-columns.ts'
import { FAVOURITE_COLUMNS } from '../rules/columns/favourite-columns.ts'
import {
  FINANCE_LINE_COLUMNS,
  FINANCE_ORDER_COLUMNS,
  FINANCE_RECONCILIATION_COLUMNS,
  FINANCE_SKU_COLUMNS,
} from '../rules/columns/finance-columns.ts'
import { GOODS_COLUMNS } from '../rules/columns/goods-columns.ts'
import { LISTING_COLUMNS, LISTING_TOOL_COLUMNS } from '../rules/columns/listing-columns.ts'
import { LIVE_COLUMNS, LIVE_GOODS_COLUMNS, VIDEO_COLUMNS } from '../rules/columns/live-columns.ts'
import { OWN_STORE_COLUMNS } from '../rules/columns/own-store-columns.ts'
import { RANK_COLUMNS } from '../rules/columns/rank-columns.ts'
import { SHOP_COLUMNS, SHOP_RANK_COLUMNS } from '../rules/columns/shop-columns.ts'
import { TEMU_COLUMNS } from '../rules/columns/temu-columns.ts'
import { fileLines, fileOrders, fileReconciliation, fileSkus } from './finance-lists.ts'

type ListOperation = components['schemas']['ExportOperation']

/** A row of any list. */
export interface ListRow {
  id: string
}

/** What list operations use of the context of a call; a job has no more. */
export type ListContext = Pick<CallContext, 'db' | 'caller' | 'isFile' | 'goodsParts' | 'storeParts'>

/** A list operation as an export calls it: in pages, with the rights and the cuts that it has for everybody. */
type ReadList = (
  request: { params: unknown; query: unknown; body: undefined },
  context: ListContext,
) => Promise<{ body: { data: ListPage } }>

interface ListPage {
  rows: readonly ListRow[]
  count: number
  visible: number
  /** Of a board of a day: that day. */
  day?: string | null
  date?: string | null
}

interface ExportList {
  read: ReadList
  columns: ListColumns<ListRow, unknown>
  /** What its owner keeps: columns that are not of the market draw on no quota. */
  ownList: boolean
  /** Rows that are read at once, where a page costs as much as the whole list. */
  batch?: number
  /** Its rows are products: files say more of them than the list does. */
  isGoods: boolean
}

/** Rows and columns belong together here and nowhere else; from here on a row is whatever its columns read. */
const list = (
  read: unknown,
  columns: unknown,
  kind: { own?: true; goods?: true; batch?: number } = {},
): ExportList => ({
  read: read as ReadList,
  columns: columns as ListColumns<ListRow, unknown>,
  ownList: kind.own === true,
  isGoods: kind.goods === true,
  ...(kind.batch === undefined ? {} : { batch: kind.batch }),
})

/** Every page of own money is cut from sums of all rows. */
const ownMoney = { own: true, batch: 2_000 } as const

const temu31 = { templates: { temu_31: { columns: TEMU_COLUMNS, marketplace: 'temu' } } }

/** Every list that can be written to a file. */
export const EXPORT_LISTS: Readonly<Record<ListOperation, ExportList>> = {
  searchGoods: list(searchGoods, { ...GOODS_COLUMNS, ...temu31 }, { goods: true }),
  rankGoods: list(rankGoods, { ...RANK_COLUMNS, ...temu31 }, { goods: true }),
  searchShops: list(searchShops, SHOP_COLUMNS),
  rankShops: list(rankShops, SHOP_RANK_COLUMNS),
  searchCreators: list(searchCreators, CREATOR_COLUMNS),
  rankCreators: list(rankCreators, CREATOR_RANK_COLUMNS),
  searchLives: list(searchLives, LIVE_COLUMNS),
  rankLiveGoods: list(rankLiveGoods, LIVE_GOODS_COLUMNS),
  searchVideos: list(searchVideos, VIDEO_COLUMNS),
  searchFavourites: list(searchFavourites, FAVOURITE_COLUMNS, { own: true }),
  searchListings: list(
    searchListings,
    { ...LISTING_COLUMNS, templates: { listing_7: { columns: LISTING_TOOL_COLUMNS } } },
    { own: true, goods: true },
  ),
  searchOwnStores: list(searchOwnStores, OWN_STORE_COLUMNS, { own: true }),
  searchFinanceLines: list(fileLines, FINANCE_LINE_COLUMNS, ownMoney),
  searchFinanceSkus: list(fileSkus, FINANCE_SKU_COLUMNS, ownMoney),
  searchFinanceOrders: list(fileOrders, FINANCE_ORDER_COLUMNS, ownMoney),
  searchFinanceReconciliation: list(fileReconciliation, FINANCE_RECONCILIATION_COLUMNS, ownMoney),
}
