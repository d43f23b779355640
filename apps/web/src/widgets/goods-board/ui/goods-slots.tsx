import {
  dayBefore,
  dayChange,
  discount,
  type GoodsRow,
  goodsName,
  qualityMarks,
  weekChange,
} from '#entities/goods'
import { QualityMarks } from '#features/explain-quality'
import { moneyText } from '#shared/money'
import { ActionsCell } from './cells/actions-cell.tsx'
import { ChangeCell, changeText } from './cells/change-cell.tsx'
import styles from './cells/figure-cell.module.css'
import { GoodsCell } from './cells/goods-cell.tsx'
import { PriceCell } from './cells/price-cell.tsx'
import type { SlotCells } from './table-columns.tsx'

const figure = (value: number | null) => (value === null ? '—' : value.toLocaleString('zh-CN'))
const ratio = (value: number | null) => (value === null ? '—' : changeText(value))
const shopName = (row: GoodsRow) => row.shop?.name ?? '—'
const category = (row: GoodsRow) => row.category?.path.join(' / ') ?? '—'
const inTenths = (share: number | null) => (share === null ? '—' : `${(share * 10).toFixed(1)}折`)

function Lines({ text }: { text: string }) {
  return (
    <span className={text === '—' ? styles.missing : styles.lines} title={text}>
      {text}
    </span>
  )
}

/** Cells of a product that no kind of column draws. @param hrefOf address of a row's own page, if it has one */
export function goodsSlots(
  hrefOf: (row: GoodsRow) => string | undefined,
  onMore: ActionsCellMore,
): SlotCells {
  return {
    goods: {
      text: goodsName,
      render: ({ row, tabIndex }) => <GoodsCell row={row} href={hrefOf(row)} tabIndex={tabIndex} />,
      grow: 1,
      narrowWidth: 190,
    },
    shop: { text: shopName, render: ({ row }) => <Lines text={shopName(row)} /> },
    category: { text: category, render: ({ row }) => <Lines text={category(row)} /> },
    price: {
      text: ({ price }) => (price ? moneyText(price.amount, price.currency) : '—'),
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
    trust: {
      text: ({ quality }) =>
        qualityMarks(quality)
          .map(({ label }) => label)
          .join('、') || '—',
      render: ({ row }) => <QualityMarks quality={row.quality} />,
    },
    actions: {
      text: () => '',
      render: (cell) => <ActionsCell cell={cell} onMore={onMore} />,
    },
  }
}

type ActionsCellMore = (row: GoodsRow, at: { x: number; y: number }) => void
