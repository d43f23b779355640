import { SHOP_RULES } from '#entities/shop'
import { BoardPage } from '#widgets/board-page'
import { rankDay, shopRankKind } from '#widgets/shop-board'
import { tiktokShopRank } from '../boards/shop-rank.ts'

export function TiktokShopRankPage() {
  return (
    <BoardPage board={tiktokShopRank} kind={shopRankKind} rule={SHOP_RULES.sales} tabs={rankDay.periods} />
  )
}
