import type { RankColumns } from '../model/rank-row.ts'

/** The place, how far it moved and for how long it is held. */
export function rankColumn<C>(c: RankColumns<C>): C[] {
  return [
    c.slot('place', '名次', {
      width: 92,
      sort: 'place',
      pin: 'left',
      hint: '当日名次；▲▼ 比前一个榜单日；连续在榜的天数',
    }),
  ]
}

/** What it is; who sells it is behind the facts of the board. */
export function rankedGoods<C>(c: RankColumns<C>): C[] {
  return [c.slot('goods', '商品', { width: 320, pin: 'left' })]
}

/** Who sells it, and among what. */
export function goodsOrigin<C>(c: RankColumns<C>): C[] {
  return [c.slot('shop', '店铺', { width: 112 }), c.slot('category', '分类', { width: 116 })]
}

/** How long the product has been on the board. */
export function rankRun<C>(c: RankColumns<C>): C[] {
  return [
    c.count('daysOnBoard', '在榜天数', {
      sort: 'days_on_board',
      width: 100,
      hidden: true,
      hint: '连续在榜的榜单日数，含当日',
    }),
  ]
}

/** Units of the period of the board against the one before. */
export function periodSales<C>(c: RankColumns<C>, label: string, before = '上期销量'): C[] {
  return [
    c.count('periodSales', label, { sort: 'period_sales', width: 116, hint: '榜单当日所算周期的销量（件）' }),
    c.count('periodSalesBefore', before, { width: 100, hint: '之前同样长的一段日子的销量（件）' }),
    c.slot('growth', '环比', { width: 92, sort: 'growth', hint: '本期比上期' }),
  ]
}

/** A price that went down. */
export function priceDrop<C>(c: RankColumns<C>): C[] {
  return [
    c.money('priceBefore', '原价', { width: 104, hint: '降价前的价格，同一地区、同一币种' }),
    c.money('priceNow', '现价', { width: 104 }),
    c.money('dropAmount', '降价额', { width: 104, sort: 'drop_amount' }),
    c.slot('dropShare', '降幅%', { width: 88, sort: 'drop' }),
    c.day('droppedAt', '降价时间', { width: 108, sort: 'dropped_at' }),
    c.money('lowest30', '30天最低', { width: 104 }),
    c.slot('salesChange', '降价后日销变化', {
      width: 136,
      sort: 'sales_change',
      hint: '降价后日均比降价前 7 天日均',
    }),
  ]
}

/**
 * How a product has sold since it was listed.
 * @param hidesStart whether what needs several days of sale is left to the choice of columns: a list that begins with
 *   the newest has none of it
 */
export function newGoods<C>(c: RankColumns<C>, hidesStart = false): C[] {
  return [
    c.count('daysListed', '上架天数', { width: 100, sort: 'days_listed' }),
    c.count('salesFirst3', '首3日销量', { width: 112, sort: 'first3', hidden: hidesStart }),
    c.count('salesLast7', '7日销量', { width: 96, sort: 'last7', hint: '近 7 天，不足 7 天按上架以来' }),
    c.slot('perDay', '日均', { width: 80, sort: 'per_day', hint: '上架以来日均销量（件）' }),
    c.slot('slope', '爬坡率', {
      width: 96,
      sort: 'slope',
      hidden: hidesStart,
      hint: '近 3 日日均比首 3 日日均，上架满 6 天才有',
    }),
  ]
}

/** Silence of the sales, and what it means. */
export function soldOut<C>(c: RankColumns<C>): C[] {
  return [
    c.day('soldOutAt', '售罄时间', { width: 108, sort: 'sold_out_at' }),
    c.count('daysOut', '断货天数', { width: 100, sort: 'days_out' }),
    c.slot('beforeOut', '断货前7日均销', { width: 128, sort: 'before_out' }),
    c.slot('judgement', '判定', { width: 100 }),
    c.count('sameOnSale', '同款在售数', { width: 108, sort: 'same_on_sale', hint: '标题相同且在售的商品' }),
    c.slot('backAt', '恢复时间', { width: 108 }),
  ]
}

/** Stars and reviews by area. */
export function starsByArea<C>(c: RankColumns<C>): C[] {
  return [
    c.score('score', '全球评分', { width: 92, sort: 'score' }),
    c.count('commentCount', '全球评论', { width: 100, sort: 'comment_num_tips' }),
    c.score('usScore', '美国评分', { width: 88 }),
    c.count('usComments', '美国评论', { width: 88 }),
    c.score('euScore', '欧洲评分', { width: 88 }),
    c.count('euComments', '欧洲评论', { width: 88 }),
    c.count('newComments', '近30天新增评论', { width: 136, sort: 'new_comments' }),
  ]
}

/** Price and units in the country of the board. */
export function regionFigures<C>(c: RankColumns<C>): C[] {
  return [
    c.money('regionPrice', '该区价格', { width: 104 }),
    c.count('regionSales', '该区销量', { width: 96, hidden: true, hint: '数据源没有分国家的销量时为“—”' }),
  ]
}

/** The score with its parts, and what speaks for the product in words. */
export function chance<C>(c: RankColumns<C>, label: string): C[] {
  return [
    c.slot('chance', label, { width: 208, sort: 'chance', hint: '各部分 0–100；加权平均见榜单规则' }),
    c.slot('reasons', '推荐理由', { width: 148 }),
  ]
}

/** Who sells it on TikTok and what they earn. */
export function tiktokTraits<C>(c: RankColumns<C>): C[] {
  return [c.slot('commission', '佣金', { width: 76, hint: '达人佣金占售价的比例' }), ...creatorsAndVideos(c)]
}

/** How many creators and videos show it. */
export function creatorsAndVideos<C>(c: RankColumns<C>): C[] {
  return [
    c.count('creatorCount', '达人数', { width: 92, sort: 'creators' }),
    c.count('videoCount', '视频数', { width: 80 }),
  ]
}

/** The video of the product that sold most. */
export function topVideo<C>(c: RankColumns<C>): C[] {
  return [
    c.slot('topVideo', '视频', { width: 208, hint: '该商品视频GMV最高的一条：封面、时长、发布时间' }),
    c.slot('videoViews', '播放', { width: 88 }),
    c.slot('videoLikes', '点赞', { width: 88 }),
    c.slot('videoShares', '分享', { width: 88 }),
    c.slot('promoted', '是否投流', { width: 92, hint: '该视频是否付费推广' }),
  ]
}
