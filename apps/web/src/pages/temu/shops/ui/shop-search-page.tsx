import { BoardPage } from '#widgets/board-page'
import { shopKind } from '#widgets/shop-board'
import { temuShopSearch } from '../boards/shop-search.ts'

export function TemuShopSearchPage() {
  return <BoardPage board={temuShopSearch} kind={shopKind} />
}
