import { BoardPage } from '#widgets/board-page'
import { goodsKind } from '#widgets/goods-board'
import { aliexpressYesterday } from '../boards/yesterday.ts'

export function AliexpressYesterdayPage() {
  return <BoardPage board={aliexpressYesterday} kind={goodsKind} />
}
