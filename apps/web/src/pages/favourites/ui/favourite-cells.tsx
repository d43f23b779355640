import { MISSING, Tag } from '@haixuan/ui-kit'
import type { FavouriteRow, FavouriteSlot } from '#entities/favourite'
import type { CellTools, SlotCells } from '#shared/board'
import { wordOf } from '#shared/known-word'
import { ChangeCell, changeText, Lines, MoreButton } from '#shared/row-cells'
import { NoteCell } from './note-cell.tsx'
import { RemindCell } from './remind-cell.tsx'
import { ThingCell, thingName } from './thing-cell.tsx'

const OUTREACH = { none: '未联系', contacted: '已联系', sampled: '寄样', working: '合作' } as const
const ratio = ({ priceChange }: FavouriteRow) => (priceChange === null ? null : priceChange / 100)

/** Cells of a favourite that no kind of column draws. */
export function favouriteCells(tools: CellTools<FavouriteRow>): SlotCells<FavouriteRow, FavouriteSlot> {
  return {
    thing: {
      text: thingName,
      render: ({ row, tabIndex }) => (
        <ThingCell
          row={row}
          href={row.isGone ? undefined : tools.hrefOf(row)}
          onOpen={() => tools.open(row)}
          tabIndex={tabIndex}
        />
      ),
      grow: 1,
      narrowWidth: 190,
    },
    owner: {
      text: ({ owner }) => owner?.name ?? MISSING,
      render: ({ row }) => <Lines text={row.owner?.name ?? MISSING} />,
    },
    folder: {
      text: ({ folder }) => folder?.name ?? MISSING,
      render: ({ row }) => (row.folder ? <Tag>{row.folder.name}</Tag> : MISSING),
    },
    note: {
      text: ({ note }) => note ?? MISSING,
      render: ({ row, tabIndex }) => <NoteCell row={row} tabIndex={tabIndex} />,
    },
    outreach: {
      text: ({ outreach }) => (outreach ? wordOf(OUTREACH, outreach) : MISSING),
      render: ({ row }) =>
        row.outreach ? (
          <Tag tone={row.outreach === 'working' ? 'success' : 'neutral'}>
            {wordOf(OUTREACH, row.outreach)}
          </Tag>
        ) : (
          MISSING
        ),
    },
    remindNext: {
      text: ({ remindNext }) => (remindNext === null ? MISSING : remindNext ? '已开启' : '未开启'),
      render: ({ row, tabIndex }) => <RemindCell row={row} tabIndex={tabIndex} />,
    },
    priceChange: {
      text: (row) => {
        const change = ratio(row)
        return change === null ? MISSING : changeText(change)
      },
      render: ({ row }) => <ChangeCell ratio={ratio(row)} />,
      align: 'end',
    },
    actions: {
      text: () => '',
      render: ({ row, tabIndex }) => (
        <MoreButton name={thingName(row)} tabIndex={tabIndex} onMore={(at) => tools.more(row, at)} />
      ),
    },
  }
}
