import {
  type RankColumns,
  rankFilters,
  rankGoods,
  rankIdentity,
  rankSales,
  rankTrust,
  shopClosing,
  shopTrend,
} from '#entities/shop'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/temu/starshop',
  title: '明星店铺',
  operation: 'rankShops',
  params: { marketplace: 'temu', board: 'star' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankIdentity(c),
    c.slot('reasons', '上榜原因', { width: 132 }),
    ...rankSales(c, '周'),
    ...rankGoods(c),
    ...shopTrend(c),
    ...rankTrust(c),
    ...shopClosing(c),
  ],
  filters: (f) => rankFilters(f),
  sort: 'place:asc',
  access: 'user',
})

/** Star sellers, and shops that grow fastest. */
export const temuStarShop = withDetail(board, '/temu/shop')
