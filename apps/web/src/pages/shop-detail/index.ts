export {
  AliexpressShopPage,
  SheinShopPage,
  TemuShopPage,
  TiktokHostShopPage,
  TiktokShopPage,
} from './ui/shop-pages.tsx'
