import { MARKETPLACES } from '@haixuan/rules'
import { LISTING_STATUS, type ListingColumns, type ListingSlot, listingColumns } from '#entities/listing'
import { type Board, defineBoard, withDetail, withFixed } from '#shared/board'
import { MARKETPLACE_PAGES, type Marketplace } from '#shared/routes'

type ListingBoard = Board<'searchListings', ListingSlot>

/** The listing warehouse, of what was found on one marketplace; what was changed last comes first. */
const listingBoard = (marketplace: Marketplace): ListingBoard =>
  withFixed(
    withDetail(
      defineBoard({
        path: '/temu/grounding',
        title: '我的上架库',
        operation: 'searchListings',
        params: { marketplace },
        columns: <C>(c: ListingColumns<C>) => listingColumns(c),
        filters: (f) => [
          f.keyword('keyword', 'match', '标题、备注、目标店铺、商品ID'),
          f.choice('status', '状态', LISTING_STATUS),
        ],
        sort: 'updated_at:desc',
        access: 'user',
      }),
      MARKETPLACE_PAGES[marketplace].goods,
    ),
    // No column shows the price of now: looking at the warehouse then opens no rows of the market.
    { market_figures: false },
  )

/** One board for each marketplace that products are found on, in the order of the tabs. */
export const LISTING_BOARDS = Object.fromEntries(
  MARKETPLACES.map((marketplace) => [marketplace, listingBoard(marketplace)]),
) as Readonly<Record<Marketplace, ListingBoard>>
