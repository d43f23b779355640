import { BoardPage } from '#widgets/board-page'
import { RankFrame, rankKind, soldOutKind, useScoredKind } from '#widgets/goods-board'
import { temuBomb } from '../boards/bomb.ts'
import { temuBurst } from '../boards/burst.ts'
import { temuFivestar } from '../boards/fivestar.ts'
import { temuVolume } from '../boards/volume.ts'
import { temuYesterday } from '../boards/yesterday.ts'

export function TemuBurstPage() {
  const kind = useScoredKind(temuBurst)
  return (
    <RankFrame board={temuBurst}>
      {(frame) => <BoardPage board={temuBurst} kind={kind} {...frame} />}
    </RankFrame>
  )
}

export function TemuBombPage() {
  return (
    <RankFrame board={temuBomb}>
      {(frame) => <BoardPage board={temuBomb} kind={rankKind} {...frame} />}
    </RankFrame>
  )
}

export function TemuVolumePage() {
  return (
    <RankFrame board={temuVolume}>
      {(frame) => <BoardPage board={temuVolume} kind={rankKind} {...frame} />}
    </RankFrame>
  )
}

export function TemuYesterdayPage() {
  return (
    <RankFrame board={temuYesterday}>
      {(frame) => <BoardPage board={temuYesterday} kind={soldOutKind} {...frame} />}
    </RankFrame>
  )
}

export function TemuFivestarPage() {
  return (
    <RankFrame board={temuFivestar}>
      {(frame) => <BoardPage board={temuFivestar} kind={rankKind} {...frame} />}
    </RankFrame>
  )
}
