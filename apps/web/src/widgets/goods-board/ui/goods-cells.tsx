import { dayBefore, dayChange, discount, weekChange } from '@haixuan/rules'
import { moneyText } from '@haixuan/ui-kit'
import { type GoodsRow, type GoodsSlot, goodsName, qualityMarks } from '#entities/goods'
import { QualityMarks } from '#features/explain-quality'
import type { CellTools, SlotCells } from '#shared/board'
import { ChangeCell, changeText, Lines } from '#shared/row-cells'
import { ActionsCell } from './cells/actions-cell.tsx'
import { GoodsCell } from './cells/goods-cell.tsx'
import { PriceCell } from './cells/price-cell.tsx'
import { TRAIT_CELLS } from './trait-cells.tsx'

const figure = (value: number | null) => (value === null ? '—' : value.toLocaleString('zh-CN'))
const ratio = (value: number | null) => (value === null ? '—' : changeText(value))
const shopName = (row: GoodsRow) => row.shop?.name ?? '—'
const category = (row: GoodsRow) => row.category?.path.join(' / ') ?? '—'
const nearCategory = (row: GoodsRow) => row.category?.path.slice(-2).join(' / ') ?? '—'
const inTenths = (share: number | null) => (share === null ? '—' : `${(share * 10).toFixed(1)}折`)

/** Cells of a product that no kind of column draws. */
export function goodsCells(tools: CellTools<GoodsRow>): SlotCells<GoodsRow, GoodsSlot> {
  return {
    goods: {
      text: goodsName,
      render: ({ row, tabIndex }) => (
        <GoodsCell row={row} href={tools.hrefOf(row)} onOpen={() => tools.open(row)} tabIndex={tabIndex} />
      ),
      grow: 1,
      narrowWidth: 190,
    },
    shop: { text: shopName, render: ({ row }) => <Lines text={shopName(row)} /> },
    category: {
      text: category,
      render: ({ row }) => <Lines text={nearCategory(row)} title={category(row)} />,
    },
    price: {
      text: ({ price }) => (price ? moneyText({ minor: price.amount, currency: price.currency }) : '—'),
      render: ({ row }) => <PriceCell row={row} />,
      align: 'end',
    },
    discount: {
      text: (row) => inTenths(discount(row)),
      render: ({ row }) => inTenths(discount(row)),
      align: 'end',
    },
    dayBefore: {
      text: (row) => figure(dayBefore(row.trend)),
      render: ({ row }) => figure(dayBefore(row.trend)),
      align: 'end',
    },
    dayChange: {
      text: (row) => ratio(dayChange(row.trend)),
      render: ({ row }) => <ChangeCell ratio={dayChange(row.trend)} />,
      align: 'end',
    },
    weekChange: {
      text: (row) => ratio(weekChange(row.trend)),
      render: ({ row }) => <ChangeCell ratio={weekChange(row.trend)} />,
      align: 'end',
    },
    ...TRAIT_CELLS,
    trust: {
      text: ({ quality }) =>
        qualityMarks(quality)
          .map(({ label }) => label)
          .join('、') || '—',
      render: ({ row }) => <QualityMarks quality={row.quality} />,
    },
    actions: {
      text: () => '',
      render: (cell) => <ActionsCell cell={cell} onMore={tools.more} />,
    },
  }
}
