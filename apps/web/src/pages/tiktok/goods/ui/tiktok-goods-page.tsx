import { GoodsBoard } from '#widgets/goods-board'
import { tiktokGoods } from '../boards/search.ts'

export function TiktokGoodsPage() {
  return <GoodsBoard board={tiktokGoods} />
}
