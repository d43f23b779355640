import { BoardPage } from '#widgets/board-page'
import { goodsKind } from '#widgets/goods-board'
import { temuHome } from '../boards/home.ts'

export function TemuHomePage() {
  return <BoardPage board={temuHome} kind={goodsKind} />
}
