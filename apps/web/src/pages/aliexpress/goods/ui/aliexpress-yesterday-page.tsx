import { GoodsBoard } from '#widgets/goods-board'
import { aliexpressYesterday } from '../boards/yesterday.ts'

export function AliexpressYesterdayPage() {
  return <GoodsBoard board={aliexpressYesterday} />
}
