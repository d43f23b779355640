import { GoodsDetail } from '#widgets/goods-detail'

export function TiktokDetailPage() {
  return <GoodsDetail marketplace="tiktok" path="/tiktok/detail" listPath="/tiktok/goods" />
}
