import { SHOP_RULES } from '#entities/shop'
import { BoardPage } from '#widgets/board-page'
import { rankDay, shopRankKind } from '#widgets/shop-board'
import { sheinStarShop } from '../boards/star-shop.ts'

export function SheinStarShopPage() {
  return <BoardPage board={sheinStarShop} kind={shopRankKind} rule={SHOP_RULES.star} tabs={rankDay.week} />
}
