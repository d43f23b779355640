import { TIKTOK_COUNTRIES } from '#entities/region'
import { type RankColumns, rankColumns, rankFilters, shopCreators } from '#entities/shop'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/tiktok/shoprank',
  title: '店铺销量榜',
  operation: 'rankShops',
  params: { marketplace: 'tiktok', board: 'sales' },
  columns: <C>(c: RankColumns<C>) => rankColumns(c, '周期', shopCreators(c)),
  filters: (f) => rankFilters(f, { regions: TIKTOK_COUNTRIES, isTiktok: true }),
  sort: 'place:asc',
  access: 'tiktok',
})

/** Shops by what they sell in a day, a week or a month. */
export const tiktokShopRank = withDetail(board, '/tiktok/shopdetail')
