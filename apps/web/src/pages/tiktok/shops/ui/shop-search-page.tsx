import { BoardPage } from '#widgets/board-page'
import { shopKind } from '#widgets/shop-board'
import { tiktokShopSearch } from '../boards/shop-search.ts'

export function TiktokShopSearchPage() {
  return <BoardPage board={tiktokShopSearch} kind={shopKind} />
}
