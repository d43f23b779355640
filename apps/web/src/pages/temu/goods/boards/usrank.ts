import {
  goodsClosing,
  goodsDates,
  goodsGmv,
  goodsOrigin,
  goodsPrice,
  periodSales,
  type RankColumns,
  rankColumn,
  rankedGoods,
  rankedGoodsFilters,
  rankRun,
  regionFigures,
  salesTrend,
} from '#entities/goods'
import { REGION_SETS } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/temu/usrank',
  title: '美国热销榜',
  operation: 'rankGoods',
  params: { marketplace: 'temu', board: 'us' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankColumn(c),
    ...rankedGoods(c),
    ...regionFigures(c),
    ...periodSales(c, '近7天销量'),
    ...rankRun(c),
    c.score('usScore', '美国评分', { width: 88 }),
    c.count('usComments', '美国评论', { width: 88 }),
    ...goodsPrice(c, '主要地区价格'),
    ...goodsGmv(c, 'GMV($)'),
    ...goodsOrigin(c),
    ...salesTrend(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => rankedGoodsFilters(f, REGION_SETS),
  sort: 'place:asc',
  access: 'user',
})

/** Products sold in the United States (regionId 211). */
export const temuUsrank = withDetail(board, '/temu/detail')
