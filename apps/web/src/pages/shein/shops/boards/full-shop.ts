import { type RankColumns, rankColumns, rankFilters, shopPrices } from '#entities/shop'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/shein/fullshop',
  title: '全托管店铺',
  operation: 'rankShops',
  params: { marketplace: 'shein', board: 'full' },
  columns: <C>(c: RankColumns<C>) => rankColumns(c, '周', shopPrices(c)),
  filters: (f) => rankFilters(f, { hosting: false }),
  sort: 'place:asc',
  access: 'user',
})

/** Shops whose goods the marketplace sells for them. */
export const sheinFullShop = withDetail(board, '/shein/shop')
