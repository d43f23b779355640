import { SHOP_RULES } from '#entities/shop'
import { BoardPage } from '#widgets/board-page'
import { rankDay, shopRankKind } from '#widgets/shop-board'
import { temuStarShop } from '../boards/star-shop.ts'

export function TemuStarShopPage() {
  return <BoardPage board={temuStarShop} kind={shopRankKind} rule={SHOP_RULES.star} tabs={rankDay.week} />
}
