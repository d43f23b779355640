export { AliexpressStarShopPage } from './ui/star-shop-page.tsx'
