import { GoodsDetail } from '#widgets/goods-detail'

export function SheinDetailPage() {
  return <GoodsDetail marketplace="shein" path="/shein/detail" listPath="/shein" />
}
