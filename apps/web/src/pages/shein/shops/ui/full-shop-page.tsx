import { SHOP_RULES } from '#entities/shop'
import { BoardPage } from '#widgets/board-page'
import { rankDay, shopRankKind } from '#widgets/shop-board'
import { sheinFullShop } from '../boards/full-shop.ts'

export function SheinFullShopPage() {
  return <BoardPage board={sheinFullShop} kind={shopRankKind} rule={SHOP_RULES.full} tabs={rankDay.week} />
}
