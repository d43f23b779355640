import type { GoodsColumns } from '../model/goods-row.ts'

/** What it is and who sells it. */
export function goodsIdentity<C>(c: GoodsColumns<C>): C[] {
  return [
    c.slot('goods', '商品', { width: 344, pin: 'left' }),
    c.slot('shop', '店铺', { width: 112 }),
    c.slot('category', '分类', { width: 116 }),
  ]
}

/** The price with its change against the struck-through one. */
export function goodsPrice<C>(c: GoodsColumns<C>, label: string): C[] {
  return [c.slot('price', label, { width: 116, sort: 'price', hint: '当地币种价格与美元折算；按美元价排序' })]
}

/** Units of four periods. */
export function salesFour<C>(c: GoodsColumns<C>, mark = ''): C[] {
  const width = mark === '' ? 88 : 112
  return [
    c.count('salesDay', `日销${mark}`, { sort: 'daily_sales', hint: '昨日销量（件）', width }),
    c.count('salesWeek', `周销${mark}`, { sort: 'weekly_sales', hint: '近 7 天销量（件）', width }),
    c.count('salesMonth', `月销${mark}`, { sort: 'monthly_sales', hint: '近 30 天销量（件）', width }),
    ...salesTotal(c, `总销量${mark}`, width + 12),
  ]
}

/** Units since the listing. @param width pixels, by the length of the label */
export function salesTotal<C>(c: GoodsColumns<C>, label: string, width: number): C[] {
  return [c.count('salesTotal', label, { sort: 'sales', hint: '上架以来销量（件）', width })]
}

/** Money earned, an estimate. */
export function goodsGmv<C>(c: GoodsColumns<C>, label: string): C[] {
  return [c.usd('gmvUsd', label, { sort: 'gmv', hint: '估算：总销量 × 现价，美元', width: 128 })]
}

export function salesTrend<C>(c: GoodsColumns<C>): C[] {
  return [
    c.series('trend', '30天走势', {
      hint: '近 30 天每日销量；红点为销量为 0 的日子，断开处无数据',
      width: 144,
    }),
  ]
}

/** What buyers say. */
export function goodsReviews<C>(c: GoodsColumns<C>, about = ''): C[] {
  return [
    c.score('score', '评分', { sort: 'score', width: 80 }),
    c.count('commentCount', `评论数${about}`, { sort: 'comment_num_tips', width: about === '' ? 96 : 120 }),
  ]
}

export function similarGoods<C>(c: GoodsColumns<C>): C[] {
  return [c.count('similarCount', '同款数', { hint: '图片或标题相同的已收录商品' })]
}

/** When it was listed and when its figures were taken. */
export function goodsDates<C>(c: GoodsColumns<C>): C[] {
  return [
    c.day('listedAt', '上架时间', { sort: 'listed_at', width: 108 }),
    c.moment('updatedAt', '更新时间', { sort: 'updated_at', width: 108 }),
  ]
}

/** How far the row can be trusted, and what can be done with it. */
export function goodsClosing<C>(c: GoodsColumns<C>): C[] {
  return [
    c.slot('trust', '可信度', { width: 132, hint: '存疑、真实断货、插值、估算与示例数据的标记' }),
    c.slot('actions', '操作', { width: 88, pin: 'right' }),
  ]
}
