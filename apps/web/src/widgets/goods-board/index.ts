export { goodsKind } from './model/goods-kind.ts'
export { rankKind } from './model/rank-kind.ts'
export { RankFrame } from './ui/rank-frame.tsx'
