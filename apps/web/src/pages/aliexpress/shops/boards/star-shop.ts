import { type RankColumns, rankColumns, rankFilters } from '#entities/shop'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/aliexpress/starshop',
  title: '明星店铺',
  operation: 'rankShops',
  params: { marketplace: 'aliexpress', board: 'star' },
  columns: <C>(c: RankColumns<C>) =>
    rankColumns(c, '周', [
      c.slot('goodRate', '好评率', { sort: 'good_rate', width: 92 }),
      c.slot('years', '开店年数', { width: 92 }),
      c.slot('dsr', 'DSR', { width: 152, hint: '描述相符 / 沟通 / 发货速度' }),
    ]),
  filters: (f) => rankFilters(f),
  sort: 'place:asc',
  access: 'user',
})

/** Shops with a gold or silver medal. */
export const aliexpressStarShop = withDetail(board, '/aliexpress/shop')
