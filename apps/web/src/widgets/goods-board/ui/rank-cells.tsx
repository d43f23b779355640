import { STOCK_OUT_ABOVE } from '@haixuan/rules'
import { Tag, type TagTone } from '@haixuan/ui-kit'
import type { RankRow, RankSlot } from '#entities/goods'
import type { CellTools, SlotCells } from '#shared/board'
import { stateWord } from '#shared/known-word'
import { ChangeCell, changeText, RankCell, rankText } from '#shared/row-cells'
import { reasonsOf } from '../lib/reasons.ts'
import { ChanceCell, chanceText } from './cells/chance-cell.tsx'
import styles from './cells/reasons.module.css'
import { goodsCells } from './goods-cells.tsx'
import { VIDEO_CELLS } from './video-cells.tsx'

const JUDGEMENT: Record<NonNullable<RankRow['judgement']>, { name: string; tone: TagTone; hint: string }> = {
  real: { name: '真实断货', tone: 'danger', hint: `平台标为售罄，或相邻日销量超过 ${STOCK_OUT_ABOVE}` },
  delisted: { name: '疑似下架', tone: 'warning', hint: '零销量，但没有断货的迹象' },
  gap: { name: '数据缺口', tone: 'neutral', hint: '这段日子半数以上没有数据' },
}

const ratio = (value: number | null) => (value === null ? '—' : changeText(value))
const decimal = (value: number | null) =>
  value === null ? '—' : value.toLocaleString('zh-CN', { maximumFractionDigits: 1 })
const percent = (share: number | null) => (share === null ? '—' : `${(share * 100).toFixed(1)}%`)

function change(pick: (row: RankRow) => number | null) {
  return {
    text: (row: RankRow) => ratio(pick(row)),
    render: ({ row }: { row: RankRow }) => <ChangeCell ratio={pick(row)} />,
    align: 'end' as const,
  }
}

function plain(text: (row: RankRow) => string, align: 'start' | 'end' = 'end') {
  return { text, render: ({ row }: { row: RankRow }) => text(row), align }
}

const placeOf = ({ place, placeChange, daysOnBoard }: RankRow) => ({
  place,
  change: placeChange,
  days: daysOnBoard,
})

/** Cells of a place on a board, beside those of the product. */
export function rankCells(tools: CellTools<RankRow>): SlotCells<RankRow, RankSlot> {
  return {
    ...goodsCells(tools),
    place: {
      text: (row) => rankText(placeOf(row)),
      render: ({ row }) => <RankCell {...placeOf(row)} />,
      narrowWidth: 60,
    },
    growth: change((row) => row.growth),
    dropShare: plain((row) => (row.dropShare === null ? '—' : `-${percent(row.dropShare)}`)),
    salesChange: change((row) => row.salesChange),
    slope: change((row) => row.slope),
    perDay: plain((row) => decimal(row.salesPerDay)),
    beforeOut: plain((row) => decimal(row.salesBeforeOut)),
    judgement: {
      text: ({ judgement }) => (judgement === null ? '—' : stateWord(JUDGEMENT, judgement).name),
      render: ({ row: { judgement } }) => {
        if (judgement === null) return '—'
        const { name, tone, ...more } = stateWord(JUDGEMENT, judgement)
        return (
          <Tag tone={tone} {...more}>
            {name}
          </Tag>
        )
      },
    },
    backAt: plain((row) => row.backAt ?? '未恢复', 'start'),
    chance: { text: chanceText, render: ({ row }) => <ChanceCell row={row} /> },
    ...VIDEO_CELLS,
    reasons: {
      text: (row) => reasonsOf(row.parts).join('、') || '—',
      render: ({ row }) => {
        const reasons = reasonsOf(row.parts)
        if (reasons.length === 0) return '—'
        return (
          <span className={styles.tags}>
            {reasons.map((reason) => (
              <Tag key={reason} tone="accent">
                {reason}
              </Tag>
            ))}
          </span>
        )
      },
    },
  }
}
