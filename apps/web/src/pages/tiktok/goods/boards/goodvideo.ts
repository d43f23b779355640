import {
  goodsClosing,
  goodsDates,
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
  topVideo,
} from '#entities/goods'
import { defineBoard, withDetail } from '#shared/board'
import { tiktokFilters } from '../config/tiktok-filters.ts'

const board = defineBoard({
  path: '/tiktok/goodvideo',
  title: '视频商品榜',
  operation: 'rankGoods',
  params: { marketplace: 'tiktok', board: 'video' },
  columns: <C>(c: RankColumns<C>) => [
    ...rankColumn(c),
    ...rankedGoods(c),
    ...topVideo(c),
    c.count('videoSales', '视频销量(估)', {
      width: 124,
      sort: 'video_sales',
      hint: '近 30 天通过视频卖出（件）',
    }),
    c.usd('videoGmvUsd', '视频GMV($)', { width: 124, sort: 'video_gmv', hint: '估算：视频销量 × 现价' }),
    c.count('videoCount', '视频数', { width: 80 }),
    ...goodsPrice(c, '售价'),
    c.count('creatorCount', '达人数', { width: 92, sort: 'creators' }),
    c.slot('commission', '佣金', { width: 76 }),
    ...salesFour(c, '(估)'),
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

/** By what videos sold in thirty days. */
export const tiktokGoodvideo = withDetail(board, '/tiktok/detail')
