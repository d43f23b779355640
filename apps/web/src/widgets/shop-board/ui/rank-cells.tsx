import { MISSING } from '@haixuan/ui-kit'
import { type RankSlot, reasonText, type ShopRankRow } from '#entities/shop'
import type { SlotCell, SlotCells } from '#shared/board'
import { ChangeCell, changeText, Lines, RankCell, rankText } from '#shared/row-cells'

const change = (field: 'salesChange' | 'periodGmvChange'): SlotCell<ShopRankRow> => ({
  text: (row) => (row[field] === null ? MISSING : changeText(row[field])),
  render: ({ row }) => <ChangeCell ratio={row[field]} />,
  align: 'end',
})

const placeOf = ({ place, placeChange, daysOn }: ShopRankRow) => ({
  place,
  change: placeChange,
  days: daysOn,
})

/** Cells that only a place on a board has. */
export const rankCells: SlotCells<ShopRankRow, RankSlot> = {
  place: {
    text: (row) => rankText(placeOf(row)),
    render: ({ row }) => <RankCell {...placeOf(row)} />,
    narrowWidth: 60,
  },
  salesChange: change('salesChange'),
  gmvChange: change('periodGmvChange'),
  reasons: { text: reasonText, render: ({ row }) => <Lines text={reasonText(row)} /> },
}
