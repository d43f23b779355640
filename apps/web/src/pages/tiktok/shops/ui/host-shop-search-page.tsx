import { BoardPage } from '#widgets/board-page'
import { shopKind } from '#widgets/shop-board'
import { tiktokHostShopSearch } from '../boards/host.ts'

export function TiktokHostShopSearchPage() {
  return <BoardPage board={tiktokHostShopSearch} kind={shopKind} />
}
