import { SHOP_RULES } from '#entities/shop'
import { BoardPage } from '#widgets/board-page'
import { rankDay, shopRankKind } from '#widgets/shop-board'
import { tiktokHostStarShop } from '../boards/host-star-shop.ts'

export function TiktokHostStarShopPage() {
  return (
    <BoardPage
      board={tiktokHostStarShop}
      kind={shopRankKind}
      rule={SHOP_RULES.brandedTiktok}
      tabs={rankDay.periods}
    />
  )
}
