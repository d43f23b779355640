import { type RankColumns, rankColumns, rankFilters } from '#entities/shop'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/temu/starshop',
  title: '明星店铺',
  operation: 'rankShops',
  params: { marketplace: 'temu', board: 'star' },
  columns: <C>(c: RankColumns<C>) => rankColumns(c, '周', [c.slot('reasons', '上榜原因', { width: 132 })]),
  filters: (f) => rankFilters(f),
  sort: 'place:asc',
  access: 'user',
})

/** Star sellers, and shops that grow fastest. */
export const temuStarShop = withDetail(board, '/temu/shop')
