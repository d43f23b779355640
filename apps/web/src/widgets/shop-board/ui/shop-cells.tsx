import { MISSING, moneyText, serverNow } from '@haixuan/ui-kit'
import { mixText, type ShopRow, type ShopSlot, shareText, yearsOpen } from '#entities/shop'
import { QualityMarks } from '#features/explain-quality'
import type { CellTools, SlotCell, SlotCells } from '#shared/board'
import { ChangeCell, changeText, Lines, MoreButton } from '#shared/row-cells'
import { MixCell } from './cells/mix-cell.tsx'
import { ShopCell } from './cells/shop-cell.tsx'

const figure = (text: (row: ShopRow) => string): SlotCell<ShopRow> => ({
  text,
  render: ({ row }) => text(row),
  align: 'end',
})
const share = (
  field: 'activeShare' | 'mainShare' | 'topShare' | 'brandShare' | 'discountShare' | 'goodRate',
) => figure((row) => shareText(row[field]))
const starText = (stars: number | null) => (stars === null ? MISSING : stars.toFixed(2))
const words = (text: (row: ShopRow) => string | null): SlotCell<ShopRow> => ({
  text: (row) => text(row) ?? MISSING,
  render: ({ row }) => <Lines text={text(row) ?? MISSING} />,
})

/** Cells of a shop that no kind of column draws. */
export function shopCells(tools: CellTools<ShopRow>): SlotCells<ShopRow, ShopSlot> {
  return {
    shop: {
      text: ({ name }) => name,
      render: ({ row, tabIndex }) => (
        <ShopCell row={row} href={tools.hrefOf(row)} onOpen={() => tools.open(row)} tabIndex={tabIndex} />
      ),
      grow: 1,
      narrowWidth: 180,
    },
    mix: { text: mixText, render: ({ row }) => <MixCell row={row} /> },
    region: words(({ regionName }) => regionName),
    brand: words(({ brand }) => brand),
    weekChange: {
      text: ({ weekChange }) => (weekChange === null ? MISSING : changeText(weekChange)),
      render: ({ row }) => <ChangeCell ratio={row.weekChange} />,
      align: 'end',
    },
    active: share('activeShare'),
    mainShare: share('mainShare'),
    topShare: share('topShare'),
    brandShare: share('brandShare'),
    discount: share('discountShare'),
    goodRate: share('goodRate'),
    dsr: figure(({ dsr }) =>
      dsr === null ? MISSING : [dsr.item, dsr.service, dsr.shipping].map(starText).join(' / '),
    ),
    price: figure(({ priceUsd }) =>
      priceUsd === null ? MISSING : moneyText({ minor: priceUsd, currency: 'USD' }),
    ),
    perGoods: figure(({ perGoods }) => (perGoods === null ? MISSING : perGoods.toFixed(2))),
    years: figure((row) => {
      const years = yearsOpen(row, serverNow())
      return years === null ? MISSING : `${years} 年`
    }),
    trust: {
      text: ({ quality }) => (quality.demo ? '示例数据' : MISSING),
      render: ({ row }) => <QualityMarks quality={row.quality} />,
    },
    actions: {
      text: () => '',
      render: ({ row, tabIndex }) => (
        <MoreButton name={row.name} tabIndex={tabIndex} onMore={(at) => tools.more(row, at)} />
      ),
    },
  }
}
