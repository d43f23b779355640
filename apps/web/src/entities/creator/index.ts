export {
  creatorDetailQuery,
  creatorGoodsQuery,
  creatorHistoryQuery,
  creatorShopsQuery,
  creatorsOfGoodsQuery,
} from './api/creator.query.ts'
export { rankClosing, rankFollowers, rankIdentity } from './config/creator-columns.ts'
export { creatorFilters, creatorRankFilters } from './config/creator-filters.ts'
export { percentText, signedText } from './lib/creator-text.ts'
export type {
  AnyCreator,
  CreatorColumns,
  CreatorRankColumns,
  CreatorRankRow,
  CreatorRankSlot,
  CreatorRow,
  CreatorSlot,
} from './model/creator-row.ts'
