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
  path: '/shein/officialshop',
  title: '官方店铺',
  operation: 'rankShops',
  params: { marketplace: 'shein', board: 'official' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankIdentity(c),
    c.slot('brand', '品牌线', { width: 104 }),
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

/** Shops that the marketplace calls its own. */
export const sheinOfficialShop = withDetail(board, '/shein/shop')
