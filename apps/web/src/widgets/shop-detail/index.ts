export { SellerShops } from './ui/seller-shops.tsx'
export { ShopDetail } from './ui/shop-detail.tsx'
