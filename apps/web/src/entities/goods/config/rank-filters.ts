import type { FilterBuilder, IdSet } from '#shared/board'
import { allGoodsFilters } from './goods-filters.ts'

type RankFilters<F> = FilterBuilder<'rankGoods', F>

/** The day of a board: every stored one can be opened. */
export function rankDate<F>(f: RankFilters<F>): F[] {
  return [f.date('date', '榜单日期')]
}

/** The day of a board, and every filter of the products on it. */
export function rankedGoodsFilters<F>(f: RankFilters<F>, regions: readonly IdSet[], label = '地区'): F[] {
  return [...rankDate(f), ...allGoodsFilters(f, regions, label)]
}

/** The country whose board it is. */
export function rankCountry<F>(f: RankFilters<F>): F[] {
  return [f.one('country', '国家')]
}

/** Day, week or month. */
export function rankPeriod<F>(f: RankFilters<F>): F[] {
  return [f.tab('period', '周期', { day: '日榜', week: '周榜', month: '月榜' }, 'week')]
}

const DROPS = [5, 10, 20, 30, 50] as const

/** How deep and how fresh a cut is. */
export function dropFilters<F>(f: RankFilters<F>): F[] {
  return [f.least('min_drop', '降幅', DROPS, '%'), f.days('dropped_within', '降价时间', [1, 3, 7])]
}

/** What the silence of the sales means. */
export function judgementTab<F>(f: RankFilters<F>): F[] {
  return [f.tab('judgement', '判定', { real: '真实断货', delisted: '疑似下架', gap: '数据缺口' })]
}

/** What the reader has taken out of the recommendations. */
export function dismissedFilter<F>(f: RankFilters<F>): F[] {
  return [f.choice('dismissed', '不感兴趣', { hide: '隐藏', only: '只看' }, 'hide')]
}

/** The reader's own weights of a score. */
export function rankWeights<F>(f: RankFilters<F>): F[] {
  return [f.numbers('weights', '权重')]
}
