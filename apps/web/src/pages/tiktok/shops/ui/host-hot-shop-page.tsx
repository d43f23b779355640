import { SHOP_RULES } from '#entities/shop'
import { BoardPage } from '#widgets/board-page'
import { rankDay, shopRankKind } from '#widgets/shop-board'
import { tiktokHostHotShop } from '../boards/host.ts'

export function TiktokHostHotShopPage() {
  return (
    <BoardPage
      board={tiktokHostHotShop}
      kind={shopRankKind}
      rule={SHOP_RULES.pushed}
      tabs={rankDay.periods}
    />
  )
}
