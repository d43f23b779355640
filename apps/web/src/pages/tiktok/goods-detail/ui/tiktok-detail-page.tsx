import { GoodsDetail } from '#widgets/goods-detail'
import { GoodsRelations } from '#widgets/tiktok-detail'

export function TiktokDetailPage() {
  return (
    <GoodsDetail
      marketplace="tiktok"
      path="/tiktok/detail"
      listPath="/tiktok/goods"
      relations={(id) => <GoodsRelations id={id} tree="/tiktok" />}
    />
  )
}
