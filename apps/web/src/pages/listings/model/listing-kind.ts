import type { ListingRow, ListingSlot } from '#entities/listing'
import { type BoardKind, keptActions } from '#shared/board'
import { listingCells } from '../ui/listing-cells.tsx'

/** Listings as boards list them. */
export const listingKind: BoardKind<ListingRow, ListingSlot> = {
  subject: 'goods',
  isWarehouse: true,
  noun: '商品',
  counted: '个商品',
  nothing:
    '这里还没有商品。在商品榜单的行菜单里点“加入上架库”，或选中几行后在批量操作里点“加入上架库”，就会出现在这里。',
  identity: 'product',
  // How far it is, is in sight there; the rest is a swipe away.
  lastOnPhones: ['profitRate', 'cost', 'declaredPrice', 'source', 'target', 'note'],
  idOf: ({ id }) => id,
  isDemo: ({ quality }) => quality?.demo ?? false,
  toneOf: ({ quality }) => (quality?.suspect ? 'suspect' : undefined),
  detailQuery: ({ id }) => ({ id }),
  actions: (row, detailHref) => [
    ...keptActions(row, detailHref, '打开商品页'),
    { id: 'unlist', label: '移出上架库' },
  ],
  cells: listingCells,
}
