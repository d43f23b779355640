import type { components } from '@haixuan/api-sdk/schema'
import { columnsOf } from '../file-column.ts'
import { type Catalog, type ListColumns, qualityColumns, seriesText } from './catalog.ts'
import { hostingText } from './goods-columns.ts'

type ShopRow = components['schemas']['ShopRow']
type ShopRankRow = components['schemas']['ShopRankRow']
type Own = Exclude<keyof ShopRankRow, keyof ShopRow>

const c = columnsOf<ShopRow>()
const ORIGIN = { local: '本土', cross_border: '跨境' } as const
const MEDAL = { gold: '金牌', silver: '银牌' } as const
const REASON = { star_seller: '明星卖家', growth: '增长' } as const

const mixText = ({ categories }: ShopRow) =>
  categories
    .map(({ name, share }) => (share === null ? name : `${name} ${(share * 100).toFixed(1)}%`))
    .join('、') || null

const all = {
  id: [c.id('店铺ID', (row) => row.id)],
  name: [c.text('店铺名称', (row) => row.name)],
  logoUrl: [c.text('店铺logo', (row) => row.logoUrl)],
  url: [c.text('店铺链接', (row) => row.url)],
  hosting: [c.text('店铺模式', (row) => hostingText(row.hosting))],
  origin: [c.text('本土/跨境', (row) => (row.origin === null ? null : ORIGIN[row.origin]))],
  medal: [c.text('奖牌', (row) => (row.medal === null ? null : MEDAL[row.medal]))],
  official: [c.yes('官方店铺', (row) => row.official)],
  starSeller: [c.yes('明星卖家', (row) => row.starSeller)],
  repeat: [c.yes('复购', (row) => row.repeat)],
  brand: [c.text('品牌', (row) => row.brand)],
  company: [
    c.id('企业ID', (row) => row.company?.id ?? null),
    c.text('企业名称', (row) => row.company?.name ?? null),
  ],
  regionName: [c.text('国家/地区', (row) => row.regionName)],
  categories: [c.text('主营类目', mixText)],
  categoryCount: [c.count('二级类目数', (row) => row.categoryCount)],
  mainShare: [c.share('主营占比', (row) => row.mainShare)],
  goodsCount: [c.count('商品数', (row) => row.goodsCount)],
  newWeek: [c.count('近7天上新', (row) => row.newWeek)],
  soldOut: [c.count('售罄商品数', (row) => row.soldOut)],
  activeShare: [c.share('动销率', (row) => row.activeShare)],
  topShare: [c.share('爆款集中度', (row) => row.topShare)],
  brandShare: [c.share('品牌商品占比', (row) => row.brandShare)],
  discountShare: [c.share('折扣率', (row) => row.discountShare)],
  salesDay: [c.count('日销量', (row) => row.salesDay)],
  salesWeek: [c.count('周销量', (row) => row.salesWeek)],
  salesMonth: [c.count('月销量', (row) => row.salesMonth)],
  salesTotal: [c.count('总销量', (row) => row.salesTotal)],
  weekChange: [c.share('周销环比', (row) => row.weekChange)],
  gmvUsd: [c.usd('GMV', (row) => row.gmvUsd)],
  gmvWeekUsd: [c.usd('周销售额', (row) => row.gmvWeekUsd)],
  gmvChange: [c.share('销售额环比', (row) => row.gmvChange)],
  priceUsd: [c.usd('均价', (row) => row.priceUsd)],
  perGoods: [c.decimal('单品日均销量', (row) => row.perGoods)],
  followers: [c.count('粉丝', (row) => row.followers)],
  score: [c.decimal('评分', (row) => row.score)],
  reviewCount: [c.count('评论数', (row) => row.reviewCount)],
  dsr: [
    c.decimal('描述相符', (row) => row.dsr?.item ?? null),
    c.decimal('沟通', (row) => row.dsr?.service ?? null),
    c.decimal('发货速度', (row) => row.dsr?.shipping ?? null),
  ],
  goodRate: [c.share('好评率', (row) => row.goodRate)],
  creatorCount: [c.count('达人数', (row) => row.creatorCount)],
  creatorsNew: [c.count('近7天新增达人', (row) => row.creatorsNew)],
  openedAt: [c.day('开店时间', (row) => row.openedAt)],
  trend: [c.text('每日销量', (row) => seriesText(row.trend))],
  updatedAt: [c.moment('更新时间', (row) => row.updatedAt)],
} satisfies Record<Exclude<keyof ShopRow, 'marketplace' | 'quality' | 'regionId'>, Catalog<ShopRow>[string]>

const cells = {
  shop: ['id', 'name', 'hosting', 'url'],
  mix: ['categories'],
  region: ['regionName'],
  active: ['activeShare'],
  discount: ['discountShare'],
  price: ['priceUsd'],
  years: ['openedAt'],
  trust: [],
  actions: [],
}

const quality = <Row extends ShopRow>() =>
  qualityColumns<Row, unknown>(
    (row) => row.quality,
    (row) => row.updatedAt,
  )

/** Columns of a list of shops. */
export const SHOP_COLUMNS: ListColumns<ShopRow, unknown> = { all, cells, quality: quality() }

const r = columnsOf<ShopRankRow>()
const own = {
  place: [r.count('名次', (row) => row.place)],
  placeChange: [r.count('名次升降', (row) => row.placeChange)],
  daysOn: [r.count('连续上榜天数', (row) => row.daysOn)],
  sales: [r.count('本期销量', (row) => row.sales)],
  salesChange: [r.share('销量环比', (row) => row.salesChange)],
  periodGmvUsd: [r.usd('本期销售额', (row) => row.periodGmvUsd)],
  periodGmvChange: [r.share('本期销售额环比', (row) => row.periodGmvChange)],
  creatorsWon: [r.count('本期新增达人', (row) => row.creatorsWon)],
  reasons: [r.text('上榜原因', (row) => row.reasons.map((reason) => REASON[reason]).join('、') || null)],
} satisfies Record<Own, Catalog<ShopRankRow>[string]>

/** Columns of a board of shops. */
export const SHOP_RANK_COLUMNS: ListColumns<ShopRankRow, unknown> = {
  all: { ...own, ...all },
  cells: { ...cells, place: ['place', 'placeChange', 'daysOn'], gmvChange: ['periodGmvChange'] },
  quality: quality(),
}
