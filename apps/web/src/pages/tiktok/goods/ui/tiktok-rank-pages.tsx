import { BoardPage } from '#widgets/board-page'
import { RankFrame, rankKind, useScoredKind } from '#widgets/goods-board'
import { tiktokBomb } from '../boards/bomb.ts'
import { tiktokPotential } from '../boards/burst.ts'
import { tiktokFullgood } from '../boards/fullgood.ts'
import { tiktokGoodvideo } from '../boards/goodvideo.ts'
import { tiktokHotgood } from '../boards/hotgood.ts'
import { tiktokNewgood } from '../boards/newgood.ts'

export function TiktokBombPage() {
  return (
    <RankFrame board={tiktokBomb}>
      {(frame) => <BoardPage board={tiktokBomb} kind={rankKind} {...frame} />}
    </RankFrame>
  )
}

export function TiktokNewgoodPage() {
  return (
    <RankFrame board={tiktokNewgood}>
      {(frame) => <BoardPage board={tiktokNewgood} kind={rankKind} {...frame} />}
    </RankFrame>
  )
}

export function TiktokHotgoodPage() {
  return (
    <RankFrame board={tiktokHotgood}>
      {(frame) => <BoardPage board={tiktokHotgood} kind={rankKind} {...frame} />}
    </RankFrame>
  )
}

export function TiktokGoodvideoPage() {
  return (
    <RankFrame board={tiktokGoodvideo}>
      {(frame) => <BoardPage board={tiktokGoodvideo} kind={rankKind} {...frame} />}
    </RankFrame>
  )
}

export function TiktokPotentialPage() {
  const kind = useScoredKind(tiktokPotential)
  return (
    <RankFrame board={tiktokPotential}>
      {(frame) => <BoardPage board={tiktokPotential} kind={kind} {...frame} />}
    </RankFrame>
  )
}

export function TiktokFullgoodPage() {
  return (
    <RankFrame board={tiktokFullgood}>
      {(frame) => <BoardPage board={tiktokFullgood} kind={rankKind} {...frame} />}
    </RankFrame>
  )
}
