import { BoardPage } from '#widgets/board-page'
import { goodsKind } from '#widgets/goods-board'
import { sheinSearch } from '../boards/search.ts'

export function SheinSearchPage() {
  return <BoardPage board={sheinSearch} kind={goodsKind} />
}
