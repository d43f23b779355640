import { SellerShops } from '#widgets/shop-detail'

export function TemuSellerPage() {
  return <SellerShops marketplace="temu" shopPath="/temu/shop" listPath="/temu/shopSearch" />
}
