import { mayOpen } from '#modules/access'
import { newestFigures, readGoodsRows } from '#modules/goods'
import { goodsRow } from '#modules/goods/rules'
import { openOwnList, readOwnQuery } from '#modules/keeping'
import { marketplaceCode } from '#modules/reference/rules'
import type { Handler } from '#platform/http/handler.ts'
import { findListings, type ListingSort, type OwnListingQuery } from '../store/own-listing-search.ts'
import { listingRow } from './listing-row.ts'
import { ownWarehouse } from './own-warehouse.ts'

type Query = Parameters<Handler<'searchListings'>>[0]['query']

function readQuery(query: Query): OwnListingQuery {
  return { ...readOwnQuery<ListingSort>(query, 'updated_at:desc'), status: query.status ?? null }
}

/**
 * The caller's own listings: never locked by a tier; a closed marketplace hides only what the product is now, and a right
 * of the day that is used up its price.
 */
export const searchListings: Handler<'searchListings'> = async ({ params, query }, context) => {
  const { db, caller } = context
  const warehouse = ownWarehouse(caller, params.marketplace)
  const code = marketplaceCode(params.marketplace)
  const [{ rows, count }, asOf] = await Promise.all([
    findListings(db, warehouse, readQuery(query)),
    newestFigures(db.kysely, code),
  ])
  const { marketplace } = params
  // The columns of a file say for themselves whether they are of the market.
  const withFigures = context.isFile === true || query.market_figures !== false
  const present = mayOpen(caller, marketplace) ? rows.filter((row) => row.product_id !== null) : []
  const [goods, { isClosed, closed }] = await Promise.all([
    readGoodsRows(
      db,
      code,
      present.flatMap((row) => row.product_id ?? []),
    ),
    openOwnList(
      context,
      withFigures ? present.map((row) => ({ marketplace, kind: 'goods', id: row.external_id })) : [],
    ),
  ])
  const goodsOf = new Map(goods.map((data) => [data.product_id, goodsRow(data, 0)]))
  return {
    status: 200,
    body: {
      code: 0,
      data: {
        rows: rows.map((row) => {
          const now = row.product_id === null ? undefined : goodsOf.get(row.product_id)
          const seen = now && (!withFigures || isClosed(row.external_id)) ? { ...now, priceUsd: null } : now
          return listingRow(marketplace, row, seen)
        }),
        count,
        countIsExact: true,
        visible: count,
        asOf,
        closed,
      },
    },
  }
}
