import { liveColumns, liveFilters } from '#entities/live'
import { TIKTOK_COUNTRIES } from '#entities/region'
import { defineBoard, withDetail, withPresets } from '#shared/board'

const board = defineBoard({
  path: '/tiktok/ttlive',
  title: 'TT直播榜',
  operation: 'searchLives',
  params: { marketplace: 'tiktok' },
  columns: liveColumns,
  filters: (f) => liveFilters(f, TIKTOK_COUNTRIES),
  sort: 'gmv:desc',
  access: 'tiktok',
})

/** Lives by what they sold. */
export const liveTop = withPresets(withDetail(board, '/tiktok/livedetail'), [
  { label: '日榜', query: { started_within: 1 } },
  { label: '周榜', query: { started_within: 7 } },
  { label: '月榜', query: { started_within: 30 } },
])
