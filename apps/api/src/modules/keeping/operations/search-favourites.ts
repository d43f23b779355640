import { mayOpen } from '#modules/access'
import { entitlementOf } from '#modules/access/rules'
import { newestFigures } from '#modules/goods'
import { marketplaceCode } from '#modules/reference/rules'
import type { Handler } from '#platform/http/handler.ts'
import { type FavouriteFace, readFaces } from '../store/favourite-faces.ts'
import {
  type FavouriteQuery,
  type FavouriteSort,
  type FoundFavourite,
  findFavourites,
} from '../store/favourite-search.ts'
import { favouriteRow } from './favourite-row.ts'
import { openOwnList } from './open-own-list.ts'
import { ownFavourites } from './own-favourites.ts'
import { readOwnQuery } from './read-own-query.ts'

type Query = Parameters<Handler<'searchFavourites'>>[0]['query']

function readQuery(query: Query): FavouriteQuery {
  return {
    ...readOwnQuery<FavouriteSort>(query, 'saved_at:desc'),
    folder: query.folder ?? null,
    outreach: query.outreach ?? null,
    change: query.change ?? null,
  }
}

/** What stays of a row for a caller to whom the marketplace is closed: their own part. */
function ownPart(row: FoundFavourite): FoundFavourite {
  return { ...row, price: -1, sales: -1, sales_day: -1, audience: -1, gmv: -1 }
}

/** How something looks without its figures of now. */
function plainFace(face: FavouriteFace | undefined): FavouriteFace | undefined {
  return face && { ...face, score: null, trend: [] }
}

/**
 * Favourites of the caller. Own rows are never locked by a tier; a closed marketplace hides only its figures of now, and
 * so does a right of the day that is used up.
 */
export const searchFavourites: Handler<'searchFavourites'> = async ({ params, query }, context) => {
  const { db, caller } = context
  const list = ownFavourites(caller, params)
  const code = marketplaceCode(list.marketplace)
  const [{ rows, count }, asOf] = await Promise.all([
    findFavourites(db, list, readQuery(query)),
    newestFigures(db.kysely, code),
  ])
  const isOpen = mayOpen(caller, list.marketplace)
  const present = isOpen ? rows.filter((row) => row.ref_id !== null) : []
  const refs = present.flatMap((row) => row.ref_id ?? [])
  const { marketplace, kind } = list
  const [faces, { isClosed, closed }] = await Promise.all([
    readFaces(db, kind, code, refs, entitlementOf(caller).historyDays),
    openOwnList(
      context,
      present.map((row) => ({ marketplace, kind, id: row.external_id })),
    ),
  ])
  return {
    status: 200,
    body: {
      code: 0,
      data: {
        rows: rows.map((row) => {
          const face = row.ref_id === null ? undefined : faces.get(row.ref_id)
          return isOpen && !isClosed(row.external_id)
            ? favouriteRow(list, row, face)
            : favouriteRow(list, ownPart(row), plainFace(face))
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
