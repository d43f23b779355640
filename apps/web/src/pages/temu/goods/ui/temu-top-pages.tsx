import { BoardPage } from '#widgets/board-page'
import { RankFrame, rankKind } from '#widgets/goods-board'
import { temuEurank, temuWorldrank } from '../boards/country-ranks.ts'
import { temuMonthtop, temuWeektop } from '../boards/top-sellers.ts'
import { temuUsrank } from '../boards/usrank.ts'

export function TemuWeektopPage() {
  return (
    <RankFrame board={temuWeektop}>
      {(frame) => <BoardPage board={temuWeektop} kind={rankKind} {...frame} />}
    </RankFrame>
  )
}

export function TemuMonthtopPage() {
  return (
    <RankFrame board={temuMonthtop}>
      {(frame) => <BoardPage board={temuMonthtop} kind={rankKind} {...frame} />}
    </RankFrame>
  )
}

export function TemuUsrankPage() {
  return (
    <RankFrame board={temuUsrank}>
      {(frame) => <BoardPage board={temuUsrank} kind={rankKind} {...frame} />}
    </RankFrame>
  )
}

export function TemuEurankPage() {
  return (
    <RankFrame board={temuEurank}>
      {(frame) => <BoardPage board={temuEurank} kind={rankKind} {...frame} />}
    </RankFrame>
  )
}

export function TemuWorldrankPage() {
  return (
    <RankFrame board={temuWorldrank}>
      {(frame) => <BoardPage board={temuWorldrank} kind={rankKind} {...frame} />}
    </RankFrame>
  )
}
