import {
  type GoodsColumns,
  goodsClosing,
  goodsDates,
  goodsFigureFilters,
  goodsGmv,
  goodsIdentity,
  goodsPrice,
  goodsReviews,
  salesFour,
  salesTrend,
  scopeFilters,
} from '#entities/goods'
import { REGION_SETS, SEMI_SITES } from '#entities/region'
import { defineBoard, withDetail, withFixed } from '#shared/board'

const board = defineBoard({
  path: '/temu/semi',
  title: '半托管商品',
  operation: 'searchGoods',
  params: { marketplace: 'temu' },
  columns: <C>(c: GoodsColumns<C>) => [
    ...goodsIdentity(c),
    c.slot('localSites', '本地仓站点', { width: 148, hint: '有本地仓库存的站点' }),
    c.slot('shipFrom', '发货地', { width: 100 }),
    ...goodsPrice(c, '本地价'),
    ...salesFour(c),
    ...goodsGmv(c, 'GMV($)'),
    ...salesTrend(c),
    ...goodsReviews(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => [
    ...scopeFilters(f, REGION_SETS),
    f.idSet('site', '站点', SEMI_SITES),
    ...goodsFigureFilters(f),
  ],
  sort: 'daily_sales:desc',
  access: 'user',
})

/** Goods that their sellers keep in stock near the buyer. */
export const temuSemi = withFixed(withDetail(board, '/temu/detail'), { hosting: 'semi' })
