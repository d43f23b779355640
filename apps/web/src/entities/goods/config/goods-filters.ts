import type { IdSet } from '#shared/board'
import type { GoodsFilters } from '../model/goods-row.ts'
import {
  COMMENTS,
  COMMISSIONS,
  CREATORS,
  DAILY_SALES,
  DISCOUNTS,
  LISTED_DAYS,
  MONTHLY_SALES,
  PRICES,
  SAME_ITEMS,
  SCORES,
  TOTAL_SALES,
  VARIANTS,
  WEEKLY_SALES,
  WISHES,
} from './sales-ranges.ts'

/** What and where. */
export function scopeFilters<F>(f: GoodsFilters<F>, regions: readonly IdSet[], label = '地区'): F[] {
  return [
    f.keyword('keyword', 'match', '关键词', '标题、商品ID或链接'),
    f.idSet('region', label, regions),
    f.category('category', '类目'),
  ]
}

export function hostingFilter<F>(f: GoodsFilters<F>): F[] {
  return [f.choice('hosting', '托管', { full: '全托管', semi: '半托管' })]
}

/** Dollars as people type them; the contract counts cents. */
export function priceFilter<F>(f: GoodsFilters<F>): F[] {
  return [f.range('min_price', 'max_price', '价格($)', { presets: PRICES, scale: 100, digits: 2 })]
}

/** Sales of the four periods, with the ranges of the specification, section 9. */
export function salesFilters<F>(f: GoodsFilters<F>): F[] {
  return [
    f.range('min_daily_sales', 'max_daily_sales', '日销', { presets: DAILY_SALES }),
    f.range('min_weekly_sales', 'max_weekly_sales', '周销', { presets: WEEKLY_SALES }),
    f.range('min_monthly_sales', 'max_monthly_sales', '月销', { presets: MONTHLY_SALES }),
    f.range('min_sales', 'max_sales', '总销量', { presets: TOTAL_SALES }),
  ]
}

/** Reviews of one area: the area decides which count and which stars the two ranges read. */
function reviewFilters<F>(f: GoodsFilters<F>): F[] {
  return [
    f.choice('area', '评论区域', { global: '全球', us: '美国', eu: '欧洲' }, 'global'),
    f.range('min_comment_num_tips', 'max_comment_num_tips', '评论数', { presets: COMMENTS }),
    f.range('min_score', 'max_score', '评分', { presets: SCORES, digits: 2 }),
  ]
}

/** Age, stock and trust. */
function stateFilters<F>(f: GoodsFilters<F>): F[] {
  return [
    f.days('listed_within', '上架时间', LISTED_DAYS),
    f.choice('status', '状态', { on_sale: '在售', sold_out: '售罄' }),
    f.choice('quality', '可信度', { trusted: '隐藏存疑', suspect: '只看存疑', stock_out: '只看真实断货' }),
    f.flag('has_video', '只看有视频'),
    f.flag('hide_kept', '隐藏已收藏'),
    f.flag('hide_listed', '隐藏已上架'),
  ]
}

/** What only some sources tell: money off, same items, badges, brand. */
function traitFilters<F>(f: GoodsFilters<F>): F[] {
  return [
    f.range('min_discount', 'max_discount', '折扣(%)', { presets: DISCOUNTS }),
    f.range('min_similar', 'max_similar', '同款数', { presets: SAME_ITEMS }),
    f.words('tag', '标签'),
    f.words('brand', '品牌'),
  ]
}

/** Shoppers who keep it, and where it is sent from. */
export function dispatchFilters<F>(f: GoodsFilters<F>): F[] {
  return [f.range('min_wishes', 'max_wishes', '收藏', { presets: WISHES }), f.words('ship_from', '发货地')]
}

/** Whether the shop is in the country that it sells to. */
export function shopOriginFilter<F>(f: GoodsFilters<F>): F[] {
  return [f.choice('shop_origin', '店铺类型', { local: '本土店', cross_border: '跨境店' })]
}

/** Commission and creators of TikTok goods. */
export function creatorFilters<F>(f: GoodsFilters<F>): F[] {
  return [
    f.range('min_commission', 'max_commission', '佣金(%)', { presets: COMMISSIONS, digits: 1 }),
    f.range('min_creators', 'max_creators', '达人数', { presets: CREATORS }),
  ]
}

/** Sizes that are in stock, several beside each other. */
export function sizeFilter<F>(f: GoodsFilters<F>): F[] {
  return [f.words('size', '有货尺码')]
}

/** Colours and sizes of clothes. */
export function variantFilters<F>(f: GoodsFilters<F>): F[] {
  return [
    f.range('min_colours', 'max_colours', '颜色数', { presets: VARIANTS }),
    f.range('min_sizes', 'max_sizes', '尺码数', { presets: VARIANTS }),
    ...sizeFilter(f),
  ]
}

/** What every list of products asks beside place and hosting: figures, reviews, state and traits. */
export function goodsFigureFilters<F>(f: GoodsFilters<F>): F[] {
  return [...priceFilter(f), ...salesFilters(f), ...reviewFilters(f), ...stateFilters(f), ...traitFilters(f)]
}

/** Every filter of T1 that the contract has. */
export function allGoodsFilters<F>(f: GoodsFilters<F>, regions: readonly IdSet[], label = '地区'): F[] {
  return [...scopeFilters(f, regions, label), ...hostingFilter(f), ...goodsFigureFilters(f)]
}
