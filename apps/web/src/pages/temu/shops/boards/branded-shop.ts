import { type RankColumns, rankColumns, rankFilters } from '#entities/shop'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/temu/brandedshop',
  title: '品牌店铺',
  operation: 'rankShops',
  params: { marketplace: 'temu', board: 'branded' },
  columns: <C>(c: RankColumns<C>) =>
    rankColumns(c, '周', [
      c.slot('brand', '品牌', { width: 104 }),
      c.slot('brandShare', '品牌商品占比', { sort: 'brand_share', width: 116 }),
    ]),
  filters: (f) => rankFilters(f),
  sort: 'place:asc',
  access: 'user',
})

/** Shops under a brand of their own, by what they sell for. */
export const temuBrandedShop = withDetail(board, '/temu/shop')
