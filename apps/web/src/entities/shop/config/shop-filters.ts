import type { FilterBuilder, IdSet, RangePreset } from '#shared/board'

const ranges = (...pairs: readonly (readonly [number, number | undefined])[]): readonly RangePreset[] =>
  pairs.map(([min, max]) => (max === undefined ? { min } : { min, max }))

const WEEK = ranges([0, 500], [500, 1000], [1000, 2000], [2000, 5000], [5000, 10_000], [10_000, undefined])
const MONTH = ranges([0, 500], [500, 1000], [1000, 5000], [5000, 10_000], [10_000, 1_000_000])
const TOTAL = ranges([0, 1000], [1000, 5000], [5000, 50_000], [50_000, 500_000], [500_000, undefined])
const GOODS = ranges([1, 20], [20, 50], [50, 200], [200, 1000], [1000, undefined])
const FOLLOWERS = ranges([0, 1000], [1000, 10_000], [10_000, 100_000], [100_000, undefined])
/** US cents. */
const GMV = ranges(
  [0, 1_000_000],
  [1_000_000, 10_000_000],
  [10_000_000, 100_000_000],
  [100_000_000, undefined],
)
const NEW_GOODS = ranges([1, undefined], [5, undefined], [20, undefined])
const SCORES = ranges([4.8, undefined], [4.5, undefined], [4, undefined])
const CREATORS = ranges([1, 10], [10, 100], [100, 1000], [1000, undefined])
const OPENED = [30, 90, 180, 365] as const

type ShopFilters<F> = FilterBuilder<'searchShops', F>
type RankFilters<F> = FilterBuilder<'rankShops', F>

const HOSTING = { full: '全托管', semi: '半托管' } as const
const ORIGIN = { local: '本土', cross_border: '跨境' } as const
const BRANDED = { brand: '品牌店', retail: '零售店' } as const

/** Every filter of T2 that the marketplace has figures for. */
export function shopFilters<F>(f: ShopFilters<F>, regions: readonly IdSet[], isTiktok = false): F[] {
  return [
    f.keyword('keyword', 'match', '店铺名或ID'),
    f.idSet('region', isTiktok ? '国家' : '站点', regions),
    f.category('category', '主营类目'),
    f.choice('hosting', '托管', HOSTING),
    ...(isTiktok ? [f.choice('origin', '类型', ORIGIN), f.choice('branded', '品牌', BRANDED)] : []),
    f.range('min_weekly_sales', 'max_weekly_sales', '周销量', { presets: WEEK }),
    f.range('min_monthly_sales', 'max_monthly_sales', '月销量', { presets: MONTH }),
    f.range('min_sales', 'max_sales', '总销量', { presets: TOTAL }),
    f.range('min_gmv', 'max_gmv', '销售额($)', { presets: GMV, scale: 100, digits: 2 }),
    f.range('min_followers', 'max_followers', '粉丝', { presets: FOLLOWERS }),
    f.range('min_score', 'max_score', '评分', { presets: SCORES, digits: 2 }),
    f.range('min_goods', 'max_goods', '商品数', { presets: GOODS }),
    f.range('min_new_goods', 'max_new_goods', '近7天上新', { presets: NEW_GOODS }),
    ...(isTiktok ? [f.range('min_creators', 'max_creators', '带货达人', { presets: CREATORS })] : []),
    f.days('opened_within', '开店时间', OPENED),
  ]
}

interface RankChoice {
  regions?: readonly IdSet[]
  /** The hosting is a choice unless the board has one alone. */
  hosting?: boolean
  isTiktok?: boolean
}

/** Who may be on the board; the day and, on TikTok, the period are drawn above the rows. */
export function rankFilters<F>(
  f: RankFilters<F>,
  { regions, hosting = true, isTiktok }: RankChoice = {},
): F[] {
  return [
    f.keyword('keyword', 'match', '店铺名或ID'),
    ...(regions ? [f.idSet('region', isTiktok ? '国家' : '站点', regions)] : []),
    f.category('category', '主营类目'),
    ...(hosting ? [f.choice('hosting', '托管', HOSTING)] : []),
    ...(isTiktok ? [f.choice('origin', '类型', ORIGIN), f.choice('branded', '品牌', BRANDED)] : []),
    f.range('min_period_sales', 'max_period_sales', isTiktok ? '周期销量' : '周销量', { presets: WEEK }),
    f.range('min_goods', 'max_goods', '商品数', { presets: GOODS }),
    f.range('min_followers', 'max_followers', '粉丝', { presets: FOLLOWERS }),
    ...(isTiktok ? [f.tab('period', '周期', { day: '日榜', week: '周榜', month: '月榜' }, 'week')] : []),
    f.date('date', '日期'),
  ]
}
