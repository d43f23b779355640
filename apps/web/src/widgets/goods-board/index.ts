export { GoodsBoard } from './ui/goods-board.tsx'
