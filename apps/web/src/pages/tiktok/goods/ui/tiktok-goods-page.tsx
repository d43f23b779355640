import { BoardPage } from '#widgets/board-page'
import { goodsKind } from '#widgets/goods-board'
import { tiktokGoods } from '../boards/search.ts'

export function TiktokGoodsPage() {
  return <BoardPage board={tiktokGoods} kind={goodsKind} />
}
