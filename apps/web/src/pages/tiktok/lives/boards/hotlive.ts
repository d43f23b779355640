import { type LiveGoodsColumns, liveGoodsFilters } from '#entities/live'
import { TIKTOK_COUNTRIES } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/tiktok/hotlive',
  title: '直播爆品榜',
  operation: 'rankLiveGoods',
  params: { marketplace: 'tiktok' },
  columns: <C>(c: LiveGoodsColumns<C>) => [
    c.slot('place', '名次', {
      sort: 'place',
      width: 92,
      pin: 'left',
      hint: '当日名次；▲▼ 比前一个榜单日；连续在榜的天数',
    }),
    c.slot('goods', '商品', { width: 280, pin: 'left' }),
    c.slot('shop', '所属店铺', { width: 140 }),
    c.count('units', '直播销量(估)', { sort: 'units', width: 128, hint: '统计期内，件' }),
    c.usd('gmvUsd', '直播GMV($，估)', { sort: 'gmv', width: 148, hint: '统计期内，美元' }),
    c.count('lives', '直播场次', { sort: 'lives', width: 104 }),
    c.count('creators', '带货达人', { sort: 'creators', width: 104 }),
    c.slot('topLive', 'Top销量直播间', { width: 240, hint: '统计期内销量最高的一场' }),
    c.count('daysOnBoard', '在榜天数', { width: 96, hidden: true, hint: '连续在榜的榜单日数，含当日' }),
    c.slot('trust', '可信度', { width: 120, hint: '估算与示例数据的标记' }),
    c.slot('actions', '操作', { width: 88, pin: 'right' }),
  ],
  filters: (f) => liveGoodsFilters(f, TIKTOK_COUNTRIES),
  sort: 'place:asc',
  access: 'tiktok',
})

/** Products that sell most in lives. */
export const liveGoods = withDetail(board, '/tiktok/detail')
