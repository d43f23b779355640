export { goodsKind } from './model/goods-kind.ts'
export { rankKind, soldOutKind } from './model/rank-kind.ts'
export { RankFrame } from './ui/rank-frame.tsx'
export { useScoredKind } from './ui/use-scored-kind.ts'
