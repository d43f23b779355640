import { BoardDay } from '#features/choose-board-day'
import type { BoardState } from '#shared/board'

type Place = BoardState<'rankShops'>

function RankDay({ place: { query, page, change }, hasPeriods }: { place: Place; hasPeriods: boolean }) {
  return (
    <BoardDay
      period={hasPeriods ? (query.period ?? 'week') : undefined}
      onPeriod={(period) => change({ period, date: undefined })}
      dates={page?.dates ?? []}
      date={page?.date ?? null}
      onDate={(date) => change({ date })}
    />
  )
}

/** The day of a board of shops and, where it has several, the period; for the tabs of a board page. */
export const rankDay = {
  week: (place: Place) => <RankDay place={place} hasPeriods={false} />,
  periods: (place: Place) => <RankDay place={place} hasPeriods />,
}
