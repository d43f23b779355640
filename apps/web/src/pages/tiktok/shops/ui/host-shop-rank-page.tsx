import { SHOP_RULES } from '#entities/shop'
import { BoardPage } from '#widgets/board-page'
import { rankDay, shopRankKind } from '#widgets/shop-board'
import { tiktokHostShopRank } from '../boards/host.ts'

export function TiktokHostShopRankPage() {
  return (
    <BoardPage
      board={tiktokHostShopRank}
      kind={shopRankKind}
      rule={SHOP_RULES.sales}
      tabs={rankDay.periods}
    />
  )
}
