import { type RankColumns, rankColumns, rankFilters } from '#entities/shop'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/shein/officialshop',
  title: '官方店铺',
  operation: 'rankShops',
  params: { marketplace: 'shein', board: 'official' },
  columns: <C>(c: RankColumns<C>) => rankColumns(c, '周', [c.slot('brand', '品牌线', { width: 104 })]),
  filters: (f) => rankFilters(f),
  sort: 'place:asc',
  access: 'user',
})

/** Shops that the marketplace calls its own. */
export const sheinOfficialShop = withDetail(board, '/shein/shop')
