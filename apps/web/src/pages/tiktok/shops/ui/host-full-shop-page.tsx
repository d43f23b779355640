import { SHOP_RULES } from '#entities/shop'
import { BoardPage } from '#widgets/board-page'
import { rankDay, shopRankKind } from '#widgets/shop-board'
import { tiktokHostFullShop } from '../boards/host.ts'

export function TiktokHostFullShopPage() {
  return (
    <BoardPage
      board={tiktokHostFullShop}
      kind={shopRankKind}
      rule={SHOP_RULES.fullTiktok}
      tabs={rankDay.periods}
    />
  )
}
