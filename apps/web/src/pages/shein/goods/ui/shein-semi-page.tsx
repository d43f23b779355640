import { BoardPage } from '#widgets/board-page'
import { goodsKind } from '#widgets/goods-board'
import { sheinSemi } from '../boards/semi.ts'

export function SheinSemiPage() {
  return <BoardPage board={sheinSemi} kind={goodsKind} />
}
