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
  path: '/shein/fullshop',
  title: '全托管店铺',
  operation: 'rankShops',
  params: { marketplace: 'shein', board: 'full' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankIdentity(c),
    c.slot('price', '均价($)', { sort: 'avg_price', hint: '客单价：近 7 天售出商品的平均单价', width: 96 }),
    c.slot('discount', '折扣率', { sort: 'discount', hint: '各商品较划线价的平均降幅', width: 92 }),
    ...rankSales(c, '周'),
    ...rankGoods(c),
    ...shopTrend(c),
    ...rankTrust(c),
    ...shopClosing(c),
  ],
  filters: (f) => rankFilters(f, { hosting: false }),
  sort: 'place:asc',
  access: 'user',
})

/** Shops whose goods the marketplace sells for them. */
export const sheinFullShop = withDetail(board, '/shein/shop')
