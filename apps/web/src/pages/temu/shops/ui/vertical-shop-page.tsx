import { SHOP_RULES } from '#entities/shop'
import { BoardPage } from '#widgets/board-page'
import { rankDay, shopRankKind } from '#widgets/shop-board'
import { temuVerticalShop } from '../boards/vertical-shop.ts'

export function TemuVerticalShopPage() {
  return (
    <BoardPage board={temuVerticalShop} kind={shopRankKind} rule={SHOP_RULES.vertical} tabs={rankDay.week} />
  )
}
