import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import type { RankPage, RankSlot } from '#entities/goods'
import { type Board, boardPageQuery, useBoardSearch } from '#shared/board'
import { RankTabs } from './rank-tabs.tsx'

type RankBoard = Board<'rankGoods', RankSlot>

interface RankFrameProps {
  board: RankBoard
  /** Before the tabs of the board itself. */
  lead?: ReactNode
  /** Draws the list with what is above it. */
  children: (frame: { rule: RankPage['rule'] | null; tabs: ReactNode }) => ReactNode
}

/** What a board of a day has above its rows: its rule, its day, and what it shows one of at a time. */
export function RankFrame({ board, lead, children }: RankFrameProps) {
  const search = useBoardSearch(board)
  const { data } = useQuery(boardPageQuery(board, search.query))
  const page = useLast(data as RankPage | undefined)
  const tabs = useMemo(
    () => <RankTabs board={board} search={search} page={page} lead={lead} />,
    [board, search, page, lead],
  )
  return children({ rule: page?.rule ?? null, tabs })
}

/** The newest answer, or the one before while the newest is on its way. */
function useLast(page: RankPage | undefined): RankPage | undefined {
  const [last, setLast] = useState(page)
  if (page !== undefined && page !== last) setLast(page)
  return page ?? last
}
