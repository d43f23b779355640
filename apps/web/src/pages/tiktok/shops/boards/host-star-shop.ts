import { TIKTOK_COUNTRIES } from '#entities/region'
import { type RankColumns, rankColumns, rankFilters, shopCreators } from '#entities/shop'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/tiktok_a/starshop',
  title: '明星店铺',
  operation: 'rankShops',
  params: { marketplace: 'tiktok', board: 'star' },
  columns: <C>(c: RankColumns<C>) =>
    rankColumns(c, '周期', [c.slot('brand', '品牌', { width: 104 }), ...shopCreators(c)]),
  filters: (f) => rankFilters(f, { regions: TIKTOK_COUNTRIES, isTiktok: true }),
  sort: 'place:asc',
  access: 'tiktok',
})

/** Shops under a brand of their own, with their creators. */
export const tiktokHostStarShop = withDetail(board, '/tiktok_a/shopdetail')
