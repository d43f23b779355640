import type { ColumnOptions } from '#shared/board'
import type { RankColumns, ShopColumns, ShopSlot } from '../model/shop-row.ts'

/** What lists and boards have in common: cells drawn by hand, which no operation sorts. */
interface SlotColumns<C> {
  slot: (name: ShopSlot, label: string, options?: ColumnOptions<never>) => C
}

interface TrendColumns<C> {
  series(field: 'trend', label: string, options?: ColumnOptions<never>): C
}

/** What it is and what it sells. Serves lists and boards. */
export function shopIdentity<C>({ slot }: SlotColumns<C>): C[] {
  return [
    slot('shop', '店铺', { width: 268, pin: 'left' }),
    slot('mix', '主营类目', { width: 168, hint: '近 30 天销量最高的一级类目及占比' }),
  ]
}

/** The sales of a list. */
export function shopSales<C>(c: ShopColumns<C>, mark = ''): C[] {
  return [
    c.count('salesDay', `日销量${mark}`, {
      sort: 'daily_sales',
      hint: '各商品昨日销量之和（件）',
      width: 104,
    }),
    c.count('salesWeek', `周销量${mark}`, {
      sort: 'weekly_sales',
      hint: '各商品近 7 天销量之和（件）',
      width: 104,
    }),
    c.count('salesMonth', `月销量${mark}`, {
      sort: 'monthly_sales',
      hint: '各商品近 30 天销量之和（件）',
      width: 104,
    }),
    c.count('salesTotal', `总销量${mark}`, {
      sort: 'sales',
      hint: '来源说明的店铺总销量；没有说明时为各商品之和',
      width: 112,
    }),
    c.slot('weekChange', '周销环比', { sort: 'week_change', hint: '近 7 天与之前 7 天相比', width: 104 }),
  ]
}

export function shopMoney<C>(c: ShopColumns<C>): C[] {
  return [
    c.usd('gmvUsd', 'GMV($)', { sort: 'gmv', hint: '估算：各商品总销量 × 现价，美元', width: 112 }),
    c.usd('gmvWeekUsd', '周销售额($)', {
      sort: 'weekly_gmv',
      hint: '估算：近 7 天销量 × 现价，美元',
      width: 124,
    }),
    c.slot('price', '均价($)', { sort: 'avg_price', hint: '客单价：近 7 天售出商品的平均单价', width: 96 }),
  ]
}

export function shopGoods<C>(c: ShopColumns<C>): C[] {
  return [
    c.count('goodsCount', '商品数', { sort: 'goods', hint: '来源说明的商品数；没有说明时为已收录的商品数' }),
    c.count('newWeek', '近7天上新', { sort: 'new_goods', width: 108 }),
    c.slot('active', '动销率', { sort: 'active', hint: '近 30 天有销量的商品 ÷ 销量已知的商品', width: 92 }),
  ]
}

export function shopTrust<C>(c: ShopColumns<C>): C[] {
  return [
    c.count('followers', '粉丝', { sort: 'followers', width: 92 }),
    c.score('score', '评分', { sort: 'score', width: 76 }),
    c.day('openedAt', '开店时间', { sort: 'opened_at', width: 108 }),
  ]
}

/** The line of 30 days, on lists and boards. */
export function shopTrend<C>(c: TrendColumns<C>): C[] {
  return [c.series('trend', '30天走势', { hint: '近 30 天每日销量；断开处无数据', width: 144 })]
}

export function shopClosing<C>({ slot }: SlotColumns<C>): C[] {
  return [
    slot('trust', '可信度', { width: 116, hint: '估算、插值与示例数据的标记' }),
    slot('actions', '操作', { width: 64, pin: 'right' }),
  ]
}

/**
 * Columns of a board of shops.
 * @param period what the sales are counted over: a week, or the period that the reader chose
 * @param own what this board is about, beside what every board tells
 */
export function rankColumns<C>(c: RankColumns<C>, period: '周' | '周期', own: readonly C[] = []): C[] {
  return [
    ...rankIdentity(c),
    ...own,
    ...rankSales(c, period),
    ...rankGoods(c),
    ...shopTrend(c),
    ...rankTrust(c),
    ...shopClosing(c),
  ]
}

/** Place and identity of a board. */
function rankIdentity<C>(c: RankColumns<C>): C[] {
  return [
    c.slot('place', '名次', {
      sort: 'place',
      width: 92,
      pin: 'left',
      hint: '当日名次；▲▼ 比前一个榜单日；连续在榜的天数',
    }),
    ...shopIdentity(c),
  ]
}

/** Creators who show its goods. */
export function shopCreators<C>(c: RankColumns<C>): C[] {
  return [c.count('creatorCount', '带货达人', { sort: 'creators', hint: '各商品带货达人数之和', width: 100 })]
}

/** Its prices, and how far below the struck-through prices. */
export function shopPrices<C>(c: RankColumns<C>): C[] {
  return [
    c.slot('price', '均价($)', { sort: 'avg_price', hint: '客单价：近 7 天售出商品的平均单价', width: 96 }),
    c.slot('discount', '折扣率', { sort: 'discount', hint: '各商品较划线价的平均降幅', width: 92 }),
  ]
}

/** Sales of the period with their changes. */
function rankSales<C>(c: RankColumns<C>, period: string): C[] {
  return [
    c.count('sales', `${period}销量`, { sort: 'sales', width: 96 }),
    c.slot('salesChange', '销量环比', { sort: 'sales_change', width: 100 }),
    c.usd('periodGmvUsd', `${period}销售额($)`, { sort: 'gmv', width: 128 }),
    c.slot('gmvChange', '销售额环比', { sort: 'gmv_change', width: 112 }),
  ]
}

function rankGoods<C>(c: RankColumns<C>): C[] {
  return [
    c.count('goodsCount', '商品数', { sort: 'goods' }),
    c.count('newWeek', '近7天上新', { sort: 'new_goods', width: 108 }),
    c.slot('active', '动销率', { sort: 'active', width: 92 }),
  ]
}

function rankTrust<C>(c: RankColumns<C>): C[] {
  return [
    c.count('followers', '粉丝', { sort: 'followers', width: 92 }),
    c.score('score', '评分', { sort: 'score', width: 76 }),
    c.day('openedAt', '开店时间', { sort: 'opened_at', width: 108 }),
  ]
}
