import { type RankColumns, rankColumns, rankFilters } from '#entities/shop'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/shein/hotshop',
  title: '热销店铺',
  operation: 'rankShops',
  params: { marketplace: 'shein', board: 'hot' },
  columns: <C>(c: RankColumns<C>) => rankColumns(c, '周'),
  filters: (f) => rankFilters(f),
  sort: 'place:asc',
  access: 'user',
})

/** The fifth of the shops that sells most. */
export const sheinHotShop = withDetail(board, '/shein/shop')
