import { MISSING, moneyText } from '@haixuan/ui-kit'
import {
  type AnyCreator,
  type CreatorRankRow,
  type CreatorRankSlot,
  type CreatorRow,
  type CreatorSlot,
  percentText,
  signedText,
} from '#entities/creator'
import { qualityMarks } from '#entities/goods'
import { QualityMarks } from '#features/explain-quality'
import type { CellTools, SlotCell, SlotCells } from '#shared/board'
import { ChangeCell, changeText, Lines, MoreButton, RankCell, rankText } from '#shared/row-cells'
import { CreatorCell } from './creator-cell.tsx'

const category = (row: AnyCreator) => row.category?.path.join(' / ') ?? MISSING

function plain<Row>(text: (row: Row) => string): SlotCell<Row> {
  return { text, render: ({ row }) => text(row), align: 'end' }
}

/** Cells that a creator has in every list. */
function shared<Row extends AnyCreator>(tools: CellTools<Row>) {
  return {
    creator: {
      text: (row: Row) => row.nickname,
      render: ({ row, tabIndex }) => (
        <CreatorCell row={row} href={tools.hrefOf(row)} onOpen={() => tools.open(row)} tabIndex={tabIndex} />
      ),
      grow: 1,
      narrowWidth: 156,
    },
    category: { text: category, render: ({ row }) => <Lines text={category(row)} /> },
    trust: {
      text: ({ quality }: Row) =>
        qualityMarks(quality)
          .map(({ label }) => label)
          .join('、') || MISSING,
      render: ({ row }) => <QualityMarks quality={row.quality} />,
    },
    actions: {
      text: () => '',
      render: ({ row, tabIndex }) => (
        <MoreButton name={row.nickname} tabIndex={tabIndex} onMore={(at) => tools.more(row, at)} />
      ),
    },
  } satisfies SlotCells<Row, 'creator' | 'category' | 'trust' | 'actions'>
}

/** Cells of a creator that no kind of column draws. */
export function creatorCells(tools: CellTools<CreatorRow>): SlotCells<CreatorRow, CreatorSlot> {
  return {
    ...shared(tools),
    engagement: plain(({ engagement }) => percentText(engagement)),
    liveShare: plain(({ liveShare }) => percentText(liveShare)),
  }
}

const placeOf = ({ place, placeChange, daysOnBoard }: CreatorRankRow) => ({
  place,
  change: placeChange,
  days: daysOnBoard,
})

function liveText({ topLive }: CreatorRankRow): string {
  if (!topLive) return MISSING
  const gmv = topLive.gmvUsd === null ? MISSING : moneyText({ minor: topLive.gmvUsd, currency: 'USD' })
  return `${topLive.title} ${gmv}`
}

/** Cells of a place on a board, beside those of the creator. */
export function creatorRankCells(
  tools: CellTools<CreatorRankRow>,
): SlotCells<CreatorRankRow, CreatorRankSlot> {
  return {
    ...shared(tools),
    place: {
      text: (row) => rankText(placeOf(row)),
      render: ({ row }) => <RankCell {...placeOf(row)} />,
      narrowWidth: 60,
    },
    growth: {
      text: ({ growth }) => (growth === null ? MISSING : changeText(growth)),
      render: ({ row }) => <ChangeCell ratio={row.growth} />,
      align: 'end',
    },
    added: plain(({ followersAdded }) => signedText(followersAdded)),
    likesAdded: plain(({ likesAdded }) => signedText(likesAdded)),
    topLive: { text: liveText, render: ({ row }) => <Lines text={liveText(row)} /> },
  }
}
