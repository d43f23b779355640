import { GoodsDetail } from '#widgets/goods-detail'

export function TemuDetailPage() {
  return <GoodsDetail marketplace="temu" path="/temu/detail" listPath="/temu/home" />
}
