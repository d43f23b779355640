import type { RankSlot } from '#entities/goods'
import { type Board, useBoardSearch } from '#shared/board'
import { dismissedKind, scoredKind } from '../model/rank-kind.ts'

/** How the rows of a board with a score are drawn: what was dismissed can be brought back. */
export function useScoredKind(board: Board<'rankGoods', RankSlot>) {
  const { query } = useBoardSearch(board)
  return query.dismissed === 'only' ? dismissedKind : scoredKind
}
