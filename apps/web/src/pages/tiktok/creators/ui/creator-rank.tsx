import { type ReactNode, useMemo } from 'react'
import type { CreatorRankSlot } from '#entities/creator'
import type { Board } from '#shared/board'
import { BoardPage } from '#widgets/board-page'
import { creatorRankKind, rankDay, useRankRule } from '#widgets/creator-board'

interface CreatorRankProps {
  board: Board<'rankCreators', CreatorRankSlot>
  /** Before the choice of period and day. */
  tabs?: ReactNode
}

/** A board of creators with its rule and the choice of period and day. */
export function CreatorRank({ board, tabs }: CreatorRankProps) {
  const head = useMemo(() => rankDay(tabs), [tabs])
  return <BoardPage board={board} kind={creatorRankKind} rule={useRankRule(board)} tabs={head} />
}
