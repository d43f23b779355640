export { creatorKind, creatorRankKind } from './model/creator-kind.ts'
export { rankDay, useRankRule } from './ui/rank-day.tsx'
