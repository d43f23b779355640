import { type RankColumns, rankColumns, rankFilters } from '#entities/shop'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/temu/verticalshop',
  title: '垂直店铺',
  operation: 'rankShops',
  params: { marketplace: 'temu', board: 'vertical' },
  columns: <C>(c: RankColumns<C>) =>
    rankColumns(c, '周', [
      c.slot('mainShare', '主营占比', { sort: 'main_share', width: 96 }),
      c.count('categoryCount', '子类目数', { hint: '有商品的二级类目数', width: 92 }),
    ]),
  filters: (f) => rankFilters(f),
  sort: 'place:asc',
  access: 'user',
})

/** Shops that live on one category. */
export const temuVerticalShop = withDetail(board, '/temu/shop')
