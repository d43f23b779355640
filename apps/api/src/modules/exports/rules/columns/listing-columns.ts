import type { components } from '@haixuan/api-sdk/schema'
import { LISTING_STATUS } from '@haixuan/rules'
import { MARKETPLACE_NAME, siteName } from '#modules/reference/rules'

import { columnsOf, type FileColumn, hundredth, ofMarket } from '../file-column.ts'
import { type Catalog, type ListColumns, moneyColumns } from './catalog.ts'
import type { GoodsExtra } from './goods-columns.ts'

type ListingRow = components['schemas']['ListingRow']

const c = columnsOf<ListingRow, GoodsExtra>()
const money = (heading: string, pick: Parameters<typeof moneyColumns<ListingRow, GoodsExtra>>[1]) =>
  moneyColumns<ListingRow, GoodsExtra>(heading, pick)

const STATUS: Readonly<Record<ListingRow['status'], string>> = LISTING_STATUS
const COST_SOURCE = { '1688': '1688', manual: '手工' } as const

const all = {
  id: [c.id('商品ID', (row) => row.id)],
  titleZh: [c.text('商品标题（中文）', (row) => row.titleZh)],
  title: [c.text('商品标题（英文）', (row) => row.title)],
  imageUrl: [c.text('商品主图', (row) => row.imageUrl)],
  url: [c.text('商品链接', (row) => row.url)],
  marketplace: [c.text('来源', (row) => MARKETPLACE_NAME[row.marketplace])],
  shop: [c.id('店铺ID', (row) => row.shop?.id ?? null), c.text('店铺名称', (row) => row.shop?.name ?? null)],
  priceUsd: ofMarket(c.usd('美元价格', (row) => row.priceUsd)),
  targetShop: [c.text('目标店铺', (row) => row.targetShop)],
  targetSite: [c.text('目标站点', (row) => (row.targetSite === null ? null : siteName(row.targetSite)))],
  cost: money('成本', (row) => row.cost),
  costSource: [c.text('成本来源', (row) => (row.costSource === null ? null : COST_SOURCE[row.costSource]))],
  declaredPrice: money('申报价', (row) => row.declaredPrice),
  profitRate: [c.share('利润率', (row) => hundredth(row.profitRate))],
  status: [c.text('状态', (row) => STATUS[row.status])],
  note: [c.text('备注', (row) => row.note)],
  addedAt: [c.moment('加入时间', (row) => row.addedAt)],
  updatedAt: [c.moment('更新时间', (row) => row.updatedAt)],
  isGone: [c.yes('已失效', (row) => row.isGone)],
} satisfies Record<Exclude<keyof ListingRow, 'quality'>, Catalog<ListingRow, GoodsExtra>[string]>

/** Columns of the listing warehouse. */
export const LISTING_COLUMNS: ListColumns<ListingRow, GoodsExtra> = {
  all,
  cells: {
    product: ['id', 'titleZh', 'title', 'imageUrl', 'url'],
    source: ['marketplace', 'shop'],
    target: ['targetShop', 'targetSite'],
    cost: ['cost', 'costSource'],
    actions: [],
  },
  quality: [c.yes('示例数据', (row) => row.quality?.demo ?? null)],
}

/** The 7 columns that listing tools read, in their order. What no source tells is empty. */
export const LISTING_TOOL_COLUMNS: readonly FileColumn<ListingRow, GoodsExtra>[] = [
  c.text('商品标题（中文）', (row) => row.titleZh),
  c.text('商品标题（英文）', (row) => row.title),
  c.text('商品主图', (row) => row.imageUrl),
  c.text('商品轮播图', (_, extra) => extra?.images.join('\n') || null),
  ...ofMarket(c.usd('美元价格($)', (row: ListingRow) => row.priceUsd)),
  c.text('分类（中文）', (_, extra) => extra?.category?.namesZh ?? null),
  c.text('后台分类', () => null),
]
