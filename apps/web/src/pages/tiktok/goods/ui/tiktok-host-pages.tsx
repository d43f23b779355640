import { BoardPage } from '#widgets/board-page'
import { goodsKind, RankFrame, rankKind } from '#widgets/goods-board'
import {
  tiktokBombInHost,
  tiktokGoodsInHost,
  tiktokGoodvideoInHost,
  tiktokHotgoodInHost,
  tiktokNewgoodInHost,
} from '../boards/host.ts'

/** The page of the first tree that shows the same. */
function Canonical({ path }: { path: string }) {
  return <link rel="canonical" href={`${location.origin}${path}`} />
}

export function TiktokGoodsInHostPage() {
  return (
    <>
      <Canonical path="/tiktok/goods" />
      <BoardPage board={tiktokGoodsInHost} kind={goodsKind} />
    </>
  )
}

export function TiktokBombInHostPage() {
  return (
    <RankFrame board={tiktokBombInHost}>
      {(frame) => (
        <>
          <Canonical path="/tiktok/bomb" />
          <BoardPage board={tiktokBombInHost} kind={rankKind} {...frame} />
        </>
      )}
    </RankFrame>
  )
}

export function TiktokNewgoodInHostPage() {
  return (
    <RankFrame board={tiktokNewgoodInHost}>
      {(frame) => (
        <>
          <Canonical path="/tiktok/newgood" />
          <BoardPage board={tiktokNewgoodInHost} kind={rankKind} {...frame} />
        </>
      )}
    </RankFrame>
  )
}

export function TiktokHotgoodInHostPage() {
  return (
    <RankFrame board={tiktokHotgoodInHost}>
      {(frame) => (
        <>
          <Canonical path="/tiktok/hotgood" />
          <BoardPage board={tiktokHotgoodInHost} kind={rankKind} {...frame} />
        </>
      )}
    </RankFrame>
  )
}

export function TiktokGoodvideoInHostPage() {
  return (
    <RankFrame board={tiktokGoodvideoInHost}>
      {(frame) => (
        <>
          <Canonical path="/tiktok/goodvideo" />
          <BoardPage board={tiktokGoodvideoInHost} kind={rankKind} {...frame} />
        </>
      )}
    </RankFrame>
  )
}
