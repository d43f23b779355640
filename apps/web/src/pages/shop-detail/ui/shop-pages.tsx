import type { Marketplace } from '#entities/goods'
import { ShopDetail } from '#widgets/shop-detail'
import { ShopGoods } from './shop-goods.tsx'

interface Place {
  marketplace: Marketplace
  /** Path of the shop's page, of one product's page, and of the list. */
  path: string
  goodsPath: string
  listPath: string
}

function ShopPage({ marketplace, path, goodsPath, listPath }: Place) {
  return (
    <ShopDetail
      marketplace={marketplace}
      path={path}
      listPath={listPath}
      goods={(mallId) => (
        <ShopGoods marketplace={marketplace} path={path} goodsPath={goodsPath} mallId={mallId} />
      )}
    />
  )
}

export const TemuShopPage = () => (
  <ShopPage marketplace="temu" path="/temu/shop" goodsPath="/temu/detail" listPath="/temu/shopSearch" />
)

export const SheinShopPage = () => (
  <ShopPage marketplace="shein" path="/shein/shop" goodsPath="/shein/detail" listPath="/shein/hotshop" />
)

export const AliexpressShopPage = () => (
  <ShopPage
    marketplace="aliexpress"
    path="/aliexpress/shop"
    goodsPath="/aliexpress/detail"
    listPath="/aliexpress/starshop"
  />
)

export const TiktokShopPage = () => (
  <ShopPage
    marketplace="tiktok"
    path="/tiktok/shopdetail"
    goodsPath="/tiktok/detail"
    listPath="/tiktok/shopsearch"
  />
)

export const TiktokHostShopPage = () => (
  <ShopPage
    marketplace="tiktok"
    path="/tiktok_a/shopdetail"
    goodsPath="/tiktok/detail"
    listPath="/tiktok_a/shopsearch"
  />
)
