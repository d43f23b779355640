import {
  goodsClosing,
  goodsDates,
  goodsGmv,
  goodsOrigin,
  goodsPrice,
  goodsReviews,
  type RankColumns,
  rankColumn,
  rankDate,
  rankedGoods,
  rankRun,
  salesFour,
  salesTrend,
} from '#entities/goods'
import { defineBoard, withDetail } from '#shared/board'
import { tiktokFilters } from '../config/tiktok-filters.ts'

const board = defineBoard({
  path: '/tiktok/hotgood',
  title: '热推榜',
  operation: 'rankGoods',
  params: { marketplace: 'tiktok', board: 'promoted' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankColumn(c),
    ...rankedGoods(c),
    ...goodsPrice(c, '售价'),
    c.count('creatorCount', '带货达人数', { width: 116, sort: 'creators' }),
    c.count('newCreators', '新增达人', { width: 100, sort: 'new_creators', hint: '近 7 天' }),
    c.slot('commission', '佣金', { width: 76 }),
    c.count('videoCount', '视频数', { width: 80 }),
    ...salesFour(c, '(估)'),
    ...goodsGmv(c, '总销售额($)'),
    ...goodsOrigin(c),
    ...salesTrend(c),
    ...goodsReviews(c),
    ...rankRun(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => [...rankDate(f), ...tiktokFilters(f)],
  sort: 'place:asc',
  access: 'tiktok',
})

/** By creators that sell it. */
export const tiktokHotgood = withDetail(board, '/tiktok/detail')
