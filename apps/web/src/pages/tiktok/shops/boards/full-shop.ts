import { FULL_COUNTRIES } from '#entities/region'
import { type RankColumns, rankColumns, rankFilters, shopCreators } from '#entities/shop'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/tiktok/fullshop',
  title: '全托管店铺榜',
  operation: 'rankShops',
  params: { marketplace: 'tiktok', board: 'full' },
  columns: <C>(c: RankColumns<C>) => rankColumns(c, '周期', shopCreators(c)),
  filters: (f) => rankFilters(f, { regions: FULL_COUNTRIES, hosting: false, isTiktok: true }),
  sort: 'place:asc',
  access: 'tiktok',
})

/** Shops whose goods the marketplace sells for them, in the countries that have this. */
export const tiktokFullShop = withDetail(board, '/tiktok/shopdetail')
