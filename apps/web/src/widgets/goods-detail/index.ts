export { GoodsDetail } from './ui/goods-detail.tsx'
