import { type RankColumns, rankColumns, rankFilters, shopPrices } from '#entities/shop'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/shein/halfshop',
  title: '半托管店铺',
  operation: 'rankShops',
  params: { marketplace: 'shein', board: 'semi' },
  columns: <C>(c: RankColumns<C>) => rankColumns(c, '周', shopPrices(c)),
  filters: (f) => rankFilters(f, { hosting: false }),
  sort: 'place:asc',
  access: 'user',
})

/** Shops that ship for themselves. */
export const sheinHalfShop = withDetail(board, '/shein/shop')
