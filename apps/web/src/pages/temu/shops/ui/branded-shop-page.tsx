import { SHOP_RULES } from '#entities/shop'
import { BoardPage } from '#widgets/board-page'
import { rankDay, shopRankKind } from '#widgets/shop-board'
import { temuBrandedShop } from '../boards/branded-shop.ts'

export function TemuBrandedShopPage() {
  return (
    <BoardPage board={temuBrandedShop} kind={shopRankKind} rule={SHOP_RULES.branded} tabs={rankDay.week} />
  )
}
