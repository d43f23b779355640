import { SHOP_RULES } from '#entities/shop'
import { BoardPage } from '#widgets/board-page'
import { rankDay, shopRankKind } from '#widgets/shop-board'
import { sheinHalfShop } from '../boards/half-shop.ts'

export function SheinHalfShopPage() {
  return <BoardPage board={sheinHalfShop} kind={shopRankKind} rule={SHOP_RULES.semi} tabs={rankDay.week} />
}
