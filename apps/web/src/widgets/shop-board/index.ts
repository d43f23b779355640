export { shopKind, shopRankKind } from './model/shop-kind.ts'
export { rankDay } from './ui/rank-day.tsx'
