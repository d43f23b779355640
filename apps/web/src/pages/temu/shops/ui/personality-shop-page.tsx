import { SHOP_RULES } from '#entities/shop'
import { BoardPage } from '#widgets/board-page'
import { rankDay, shopRankKind } from '#widgets/shop-board'
import { temuPersonalityShop } from '../boards/personality-shop.ts'

export function TemuPersonalityShopPage() {
  return (
    <BoardPage
      board={temuPersonalityShop}
      kind={shopRankKind}
      rule={SHOP_RULES.personality}
      tabs={rankDay.week}
    />
  )
}
