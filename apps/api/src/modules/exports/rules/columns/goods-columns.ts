import type { components } from '@haixuan/api-sdk/schema'
import { dayBefore, dayChange, discount, weekChange } from '@haixuan/rules'
import { columnsOf, hundredth } from '../file-column.ts'
import {
  type Catalog,
  type ListColumns,
  moneyColumns,
  type Origin,
  qualityColumns,
  seriesText,
} from './catalog.ts'

export type GoodsRow = components['schemas']['GoodsRow']

/** What a file knows of a product beyond its row. */
export interface GoodsExtra extends Origin {
  images: readonly string[]
  /** yyyy-mm-dd */
  firstSeenAt: string | null
  /** Names from the first level down, in the language of the marketplace and in Chinese where known. */
  category: { names: string; namesZh: string } | null
  /** In cents; estimated from the price in dollars where there is no price in euros. */
  eur: number | null
  shop: components['schemas']['ShopRow'] | null
}

const c = columnsOf<GoodsRow, GoodsExtra>()
const STATUS = { on_sale: '在售', sold_out: '售罄', delisted: '下架' } as const

/** 全托管 or 半托管. */
export const hostingText = (hosting: 'full' | 'semi' | null) =>
  hosting === null ? null : hosting === 'full' ? '全托管' : '半托管'

const fields = {
  id: [c.id('商品ID', (row) => row.id)],
  titleZh: [c.text('商品标题（中文）', (row) => row.titleZh)],
  title: [c.text('商品标题（英文）', (row) => row.title)],
  imageUrl: [c.text('商品主图', (row) => row.imageUrl)],
  url: [c.text('商品链接', (row) => row.url)],
  hasVideo: [c.yes('有视频', (row) => row.hasVideo)],
  shop: [c.id('店铺ID', (row) => row.shop?.id ?? null), c.text('店铺名称', (row) => row.shop?.name ?? null)],
  category: [c.text('分类', (row) => row.category?.path.join(' > ') ?? null)],
  hosting: [c.text('托管', (row) => hostingText(row.hosting))],
  status: [c.text('状态', (row) => (row.status === null ? null : STATUS[row.status]))],
  tags: [c.text('标签', (row) => row.tags.join('、') || null)],
  price: moneyColumns<GoodsRow, GoodsExtra>('价格', (row) => row.price),
  originalPrice: moneyColumns<GoodsRow, GoodsExtra>('划线价', (row) => row.originalPrice),
  priceUsd: [c.usd('美元价格', (row) => row.priceUsd)],
  salesDay: [c.count('日销量', (row) => row.salesDay)],
  salesWeek: [c.count('周销量', (row) => row.salesWeek)],
  salesMonth: [c.count('月销量', (row) => row.salesMonth)],
  salesTotal: [c.count('总销量', (row) => row.salesTotal)],
  gmvUsd: [c.usd('GMV', (row) => row.gmvUsd)],
  trend: [c.text('30天每日销量', (row) => seriesText(row.trend))],
  score: [c.decimal('评分', (row) => row.score)],
  commentCount: [c.count('评论数', (row) => row.commentCount)],
  similarCount: [c.count('同款数', (row) => row.similarCount)],
  brand: [c.text('品牌', (row) => row.brand)],
  commission: [c.share('佣金', (row) => hundredth(row.commission))],
  colourCount: [c.count('颜色数', (row) => row.colourCount)],
  sizeCount: [c.count('尺码数', (row) => row.sizeCount)],
  sizesOut: [c.count('断码数', (row) => row.sizesOut)],
  creatorCount: [c.count('达人数', (row) => row.creatorCount)],
  videoCount: [c.count('视频数', (row) => row.videoCount)],
  videoSales: [c.count('视频销量', (row) => row.videoSales)],
  wishCount: [c.count('心愿单数', (row) => row.wishCount)],
  shipFrom: [c.text('发货地', (row) => row.shipFrom)],
  localSites: [c.text('本地仓站点', (row) => row.localSites.join('、') || null)],
  listedAt: [c.day('上架时间', (row) => row.listedAt)],
  updatedAt: [c.moment('更新时间', (row) => row.updatedAt)],
} satisfies Record<Exclude<keyof GoodsRow, 'marketplace' | 'quality'>, Catalog<GoodsRow, GoodsExtra>[string]>

const drawn = {
  discount: [c.share('折扣', discount)],
  dayBefore: [c.count('前日销量', (row) => dayBefore(row.trend))],
  dayChange: [c.share('日环比', (row) => dayChange(row.trend))],
  weekChange: [c.share('周环比', (row) => weekChange(row.trend))],
} satisfies Catalog<GoodsRow, GoodsExtra>

/** Cells of a product on any board. */
export const GOODS_CELLS = {
  goods: ['id', 'titleZh', 'title', 'hosting', 'tags', 'imageUrl', 'url'],
  price: ['price', 'originalPrice', 'priceUsd'],
  sizes: ['sizeCount', 'sizesOut'],
  supply: ['hosting'],
  trust: [],
  actions: [],
} as const

/** Columns of a list of products. */
export const GOODS_COLUMNS: ListColumns<GoodsRow, GoodsExtra> = {
  all: { ...fields, ...drawn },
  cells: GOODS_CELLS,
  quality: qualityColumns(
    (row) => row.quality,
    (row) => row.updatedAt,
    (extra) => extra,
  ),
}
