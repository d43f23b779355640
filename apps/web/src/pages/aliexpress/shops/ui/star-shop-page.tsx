import { SHOP_RULES } from '#entities/shop'
import { BoardPage } from '#widgets/board-page'
import { rankDay, shopRankKind } from '#widgets/shop-board'
import { aliexpressStarShop } from '../boards/star-shop.ts'

export function AliexpressStarShopPage() {
  return (
    <BoardPage board={aliexpressStarShop} kind={shopRankKind} rule={SHOP_RULES.medal} tabs={rankDay.week} />
  )
}
