import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BoardDay } from '#features/choose-board-day'
import {
  type Board,
  type BoardQuery,
  boardPageQuery,
  type PageOf,
  type QueryPatch,
  useBoardSearch,
} from '#shared/board'

type RankOperation = 'rankCreators' | 'rankLiveGoods'

/** What period and day need of a board that has both. */
interface RankPlace {
  query: Pick<BoardQuery<RankOperation>, 'period'>
  page: Pick<PageOf<RankOperation>, 'day' | 'days'> | undefined
  change: (patch: Pick<QueryPatch<RankOperation>, 'period' | 'date'>) => Promise<void>
}

/** Another period has other days: the newest of it is opened. */
function RankDay({ place: { query, page, change } }: { place: RankPlace }) {
  return (
    <BoardDay
      period={query.period ?? 'day'}
      onPeriod={(period) => change({ period, date: undefined })}
      dates={page?.days ?? []}
      date={page?.day ?? null}
      onDate={(date) => change({ date })}
    />
  )
}

/**
 * Period and day of a board, for the tabs of a board page.
 * @param before what is before them
 */
export function rankDay(before?: ReactNode) {
  return (place: RankPlace) => (
    <>
      {before}
      <RankDay place={place} />
    </>
  )
}

/** How the board is made, as the server says it. */
export function useRankRule<Op extends RankOperation, Slot extends string>(
  board: Board<Op, Slot>,
): PageOf<RankOperation>['rule'] | null {
  const { query } = useBoardSearch(board)
  // The board asks for the same page: the two share one call.
  const { data } = useQuery(boardPageQuery(board, query))
  return (data as PageOf<RankOperation> | undefined)?.rule ?? null
}
