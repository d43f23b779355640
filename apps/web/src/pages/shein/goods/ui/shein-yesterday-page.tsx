import { SegmentedControl } from '@haixuan/ui-kit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { withKept } from '#shared/board'
import { BoardPage } from '#widgets/board-page'
import { RankFrame, rankKind, soldOutKind } from '#widgets/goods-board'
import { sheinSoldOut } from '../boards/tabs/sold-out.ts'
import { sheinYesterday } from '../boards/yesterday.ts'

const TABS = [
  { value: 'hot', label: '昨日热销' },
  { value: 'out', label: '断货/断码' },
] as const

const soldOut = withKept(sheinSoldOut, { tab: 'out' })

/** Best sellers of yesterday, and what has run out: the address says which. */
export function SheinYesterdayPage() {
  const { tab }: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const isOut = tab === 'out'
  const lead = useMemo(
    () => (
      <SegmentedControl
        label="榜单"
        options={TABS}
        value={isOut ? 'out' : 'hot'}
        onChange={(next) =>
          void navigate({ to: '.', search: () => (next === 'out' ? { tab: 'out' } : {}) as never })
        }
      />
    ),
    [isOut, navigate],
  )
  const board = isOut ? soldOut : sheinYesterday
  return (
    <RankFrame key={isOut ? 'out' : 'hot'} board={board} lead={lead}>
      {(frame) => <BoardPage board={board} kind={isOut ? soldOutKind : rankKind} {...frame} />}
    </RankFrame>
  )
}
