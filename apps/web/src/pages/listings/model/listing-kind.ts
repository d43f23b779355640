import type { ListingRow, ListingSlot } from '#entities/listing'
import type { BoardKind, RowAction } from '#shared/board'
import { listingCells } from '../ui/listing-cells.tsx'

function actionsOf(row: ListingRow, detailHref: string | undefined): readonly RowAction[] {
  return [
    ...(detailHref === undefined || row.isGone
      ? []
      : [{ id: 'detail', label: '详情', shortcut: 'Enter', href: detailHref }]),
    { id: 'copy-id', label: '复制ID', shortcut: 'y', copy: row.id },
    ...(row.url === null
      ? []
      : [
          { id: 'copy-link', label: '复制链接', copy: row.url },
          { id: 'open', label: '打开商品页', href: row.url },
        ]),
    { id: 'unlist', label: '移出上架库' },
  ]
}

/** Listings as boards list them. */
export const listingKind: BoardKind<ListingRow, ListingSlot> = {
  subject: 'goods',
  isWarehouse: true,
  noun: '商品',
  counted: '个商品',
  nothing:
    '这里还没有商品。在商品榜单的行菜单里点“加入上架库”，或选中几行后在批量操作里点“加入上架库”，就会出现在这里。',
  identity: 'product',
  // How far it is, what it yields and the pencil stand in sight there.
  lastOnPhones: ['cost', 'declaredPrice', 'source', 'target', 'note'],
  idOf: ({ id }) => id,
  isDemo: ({ quality }) => quality?.demo ?? false,
  toneOf: ({ quality }) => (quality?.suspect ? 'suspect' : undefined),
  detailQuery: ({ id }) => ({ id }),
  actions: actionsOf,
  cells: listingCells,
}
