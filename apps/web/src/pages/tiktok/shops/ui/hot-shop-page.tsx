import { SHOP_RULES } from '#entities/shop'
import { BoardPage } from '#widgets/board-page'
import { rankDay, shopRankKind } from '#widgets/shop-board'
import { tiktokHotShop } from '../boards/hot-shop.ts'

export function TiktokHotShopPage() {
  return (
    <BoardPage board={tiktokHotShop} kind={shopRankKind} rule={SHOP_RULES.pushed} tabs={rankDay.periods} />
  )
}
