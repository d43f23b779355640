export { TiktokGoodsPage } from './ui/tiktok-goods-page.tsx'
