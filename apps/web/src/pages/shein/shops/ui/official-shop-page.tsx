import { SHOP_RULES } from '#entities/shop'
import { BoardPage } from '#widgets/board-page'
import { rankDay, shopRankKind } from '#widgets/shop-board'
import { sheinOfficialShop } from '../boards/official-shop.ts'

export function SheinOfficialShopPage() {
  return (
    <BoardPage board={sheinOfficialShop} kind={shopRankKind} rule={SHOP_RULES.official} tabs={rankDay.week} />
  )
}
