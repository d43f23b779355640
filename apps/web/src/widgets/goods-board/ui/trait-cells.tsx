import type { GoodsRow } from '#entities/goods'
import type { SlotCell } from '#shared/board'
import { Lines } from '#shared/row-cells'

const plain = (text: (row: GoodsRow) => string, align: 'start' | 'end' = 'end'): SlotCell<GoodsRow> => ({
  text,
  render: ({ row }) => text(row),
  align,
})

const words = (text: (row: GoodsRow) => string): SlotCell<GoodsRow> => ({
  text,
  render: ({ row }) => <Lines text={text(row)} />,
})

/** Sizes and how many of them are out of stock. */
function sizesText({ sizeCount, sizesOut }: GoodsRow): string {
  if (sizeCount === null) return '—'
  return sizesOut ? `${sizeCount}（断码 ${sizesOut}）` : String(sizeCount)
}

function supplyText({ hosting }: GoodsRow): string {
  if (hosting === null) return '—'
  return hosting === 'full' ? '全托管' : '半托管'
}

/** What only some marketplaces tell of a product. */
export const TRAIT_CELLS = {
  commission: plain((row) => (row.commission === null ? '—' : `${row.commission}%`)),
  sizes: plain(sizesText, 'start'),
  brand: words((row) => row.brand ?? '—'),
  shipFrom: words((row) => row.shipFrom ?? '—'),
  localSites: words((row) => row.localSites.join('、') || '—'),
  supply: plain(supplyText, 'start'),
}
