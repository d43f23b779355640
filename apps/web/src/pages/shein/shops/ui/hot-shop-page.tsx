import { SHOP_RULES } from '#entities/shop'
import { BoardPage } from '#widgets/board-page'
import { rankDay, shopRankKind } from '#widgets/shop-board'
import { sheinHotShop } from '../boards/hot-shop.ts'

export function SheinHotShopPage() {
  return <BoardPage board={sheinHotShop} kind={shopRankKind} rule={SHOP_RULES.hot} tabs={rankDay.week} />
}
