import { BoardPage } from '#widgets/board-page'
import { goodsKind } from '#widgets/goods-board'
import { temuSemi } from '../boards/semi.ts'

export function TemuSemiPage() {
  return <BoardPage board={temuSemi} kind={goodsKind} />
}
