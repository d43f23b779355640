import { BoardPage } from '#widgets/board-page'
import { RankFrame, rankKind, useScoredKind } from '#widgets/goods-board'
import { sheinBurst } from '../boards/burst.ts'
import { sheinVolume } from '../boards/volume.ts'

export function SheinVolumePage() {
  return (
    <RankFrame board={sheinVolume}>
      {(frame) => <BoardPage board={sheinVolume} kind={rankKind} {...frame} />}
    </RankFrame>
  )
}

export function SheinBurstPage() {
  const kind = useScoredKind(sheinBurst)
  return (
    <RankFrame board={sheinBurst}>
      {(frame) => <BoardPage board={sheinBurst} kind={kind} {...frame} />}
    </RankFrame>
  )
}
