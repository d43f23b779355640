import { GoodsDetail } from '#widgets/goods-detail'

export function AliexpressDetailPage() {
  return <GoodsDetail marketplace="aliexpress" path="/aliexpress/detail" listPath="/aliexpress/yesterday" />
}
