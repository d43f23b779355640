export { liveDetailQuery, livesOfCreatorQuery, livesOfGoodsQuery } from './api/live.query.ts'
export { liveColumns } from './config/live-columns.ts'
export { liveFilters, liveGoodsFilters } from './config/live-filters.ts'
export { minutesText } from './lib/minutes-text.ts'
export type {
  LiveGoodsColumns,
  LiveGoodsRow,
  LiveGoodsSlot,
  LiveRow,
  LiveSlot,
} from './model/live-row.ts'
