import type { FilterBuilder, IdSet } from '#shared/board'

/** US cents. */
const GMV = [
  { min: 10_000, max: 100_000 },
  { min: 100_000, max: 1_000_000 },
  { min: 1_000_000, max: 10_000_000 },
  { min: 10_000_000 },
]
const UNITS = [{ min: 10, max: 100 }, { min: 100, max: 1_000 }, { min: 1_000 }]
const VIEWERS = [{ min: 1_000, max: 10_000 }, { min: 10_000, max: 100_000 }, { min: 100_000 }]

/** Every filter of the search for lives. */
export function liveFilters<F>(f: FilterBuilder<'searchLives', F>, countries: readonly IdSet[]): F[] {
  return [
    f.keyword('keyword', 'match', '标题、主播'),
    f.idSet('region', '国家', countries),
    f.category('category', '类目'),
    f.flag('on_air', '直播中'),
    f.days('started_within', '开播时间', [1, 3, 7, 15, 30]),
    f.range('min_gmv', 'max_gmv', 'GMV($)', { presets: GMV, scale: 100, digits: 2 }),
    f.range('min_units', 'max_units', '销量', { presets: UNITS }),
    f.range('min_viewers', 'max_viewers', '观众', { presets: VIEWERS }),
  ]
}

/** Filters of the board of what sells in lives; period and day are asked for above it. */
export function liveGoodsFilters<F>(f: FilterBuilder<'rankLiveGoods', F>, countries: readonly IdSet[]): F[] {
  return [
    f.keyword('keyword', 'match', '商品标题、ID'),
    f.idSet('region', '国家', countries),
    f.category('category', '类目'),
    f.range('min_units', 'max_units', '直播销量', { presets: UNITS }),
    f.range('min_gmv', 'max_gmv', '直播GMV($)', { presets: GMV, scale: 100, digits: 2 }),
    f.tab('period', '榜单周期', { day: '日榜', week: '周榜', month: '月榜' }, 'day'),
    f.date('date', '榜单日期'),
  ]
}
