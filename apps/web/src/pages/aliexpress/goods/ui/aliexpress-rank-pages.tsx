import { BoardPage } from '#widgets/board-page'
import { RankFrame, rankKind } from '#widgets/goods-board'
import { aliexpressBurst } from '../boards/burst.ts'
import { aliexpressVolume } from '../boards/volume.ts'

export function AliexpressBurstPage() {
  return (
    <RankFrame board={aliexpressBurst}>
      {(frame) => <BoardPage board={aliexpressBurst} kind={rankKind} {...frame} />}
    </RankFrame>
  )
}

export function AliexpressVolumePage() {
  return (
    <RankFrame board={aliexpressVolume}>
      {(frame) => <BoardPage board={aliexpressVolume} kind={rankKind} {...frame} />}
    </RankFrame>
  )
}
