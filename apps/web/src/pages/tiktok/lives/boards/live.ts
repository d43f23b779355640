import { liveColumns, liveFilters } from '#entities/live'
import { TIKTOK_COUNTRIES } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/tiktok/live',
  title: '直播搜索',
  operation: 'searchLives',
  params: { marketplace: 'tiktok' },
  columns: liveColumns,
  filters: (f) => liveFilters(f, TIKTOK_COUNTRIES),
  sort: 'started_at:desc',
  access: 'tiktok',
})

/** Search for lives. */
export const liveSearch = withDetail(board, '/tiktok/livedetail')
