import type { FilterBuilder, IdSet } from '#shared/board'

const FOLLOWERS = [
  { max: 10_000 },
  { min: 10_000, max: 100_000 },
  { min: 100_000, max: 500_000 },
  { min: 500_000, max: 1_000_000 },
  { min: 1_000_000 },
]
const ENGAGEMENT = [{ max: 2 }, { min: 2, max: 5 }, { min: 5, max: 10 }, { min: 10 }]
/** US cents. */
const GMV = [
  { min: 100_000, max: 1_000_000 },
  { min: 1_000_000, max: 10_000_000 },
  { min: 10_000_000, max: 100_000_000 },
  { min: 100_000_000 },
]
const UNITS = [{ min: 10, max: 100 }, { min: 100, max: 1_000 }, { min: 1_000, max: 10_000 }, { min: 10_000 }]
const VIEWS = [{ min: 1_000, max: 10_000 }, { min: 10_000, max: 100_000 }, { min: 100_000 }]
const AGES = {
  '18-24': '18–24 岁',
  '25-34': '25–34 岁',
  '35-44': '35–44 岁',
  '45-54': '45–54 岁',
  '55+': '55 岁以上',
}

/** Every filter of the search for creators. */
export function creatorFilters<F>(f: FilterBuilder<'searchCreators', F>, countries: readonly IdSet[]): F[] {
  return [
    f.keyword('keyword', 'match', '昵称、账号'),
    f.idSet('region', '国家', countries),
    f.category('category', '带货类目'),
    f.range('min_followers', 'max_followers', '粉丝', { presets: FOLLOWERS }),
    f.range('min_engagement', 'max_engagement', '互动率(%)', { presets: ENGAGEMENT, digits: 2 }),
    f.range('min_gmv', 'max_gmv', '带货GMV($)', { presets: GMV, scale: 100, digits: 2 }),
    f.range('min_units', 'max_units', '28天销量', { presets: UNITS }),
    f.range('min_avg_views', 'max_avg_views', '平均播放', { presets: VIEWS }),
    f.choice('kind', '类型', { self_run: '自营', independent: '独立' }),
    f.choice('audience_gender', '受众性别', { female: '女性为主', male: '男性为主' }),
    f.choice('audience_age', '受众年龄', AGES),
    f.flag('verified', '只看蓝V'),
    f.flag('has_contact', '有联系方式'),
  ]
}

/** Filters of boards of creators; period and day are asked for above the board. */
export function creatorRankFilters<F>(f: FilterBuilder<'rankCreators', F>, countries: readonly IdSet[]): F[] {
  return [
    f.keyword('keyword', 'match', '昵称、账号'),
    f.idSet('region', '国家', countries),
    f.category('category', '带货类目'),
    f.range('min_followers', 'max_followers', '粉丝', { presets: FOLLOWERS }),
    f.range('min_gmv', 'max_gmv', 'GMV($)', { presets: GMV, scale: 100, digits: 2 }),
    f.tab('period', '榜单周期', { day: '日榜', week: '周榜', month: '月榜' }, 'day'),
    f.date('date', '榜单日期'),
  ]
}
