import { SHOP_RULES } from '#entities/shop'
import { BoardPage } from '#widgets/board-page'
import { rankDay, shopRankKind } from '#widgets/shop-board'
import { tiktokFullShop } from '../boards/full-shop.ts'

export function TiktokFullShopPage() {
  return (
    <BoardPage
      board={tiktokFullShop}
      kind={shopRankKind}
      rule={SHOP_RULES.fullTiktok}
      tabs={rankDay.periods}
    />
  )
}
