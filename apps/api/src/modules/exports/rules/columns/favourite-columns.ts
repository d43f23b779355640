import type { components } from '@haixuan/api-sdk/schema'
import { columnsOf, hundredth, ofMarket } from '../file-column.ts'
import { type Catalog, type ListColumns, moneyColumns, qualityColumns, seriesText } from './catalog.ts'

type FavouriteRow = components['schemas']['FavouriteRow']

const c = columnsOf<FavouriteRow>()
const OUTREACH = { none: '未联系', contacted: '已联系', sampled: '寄样', working: '合作' } as const

const all = {
  id: [c.id('ID', (row) => row.id)],
  titleZh: [c.text('标题（中文）', (row) => row.titleZh)],
  title: [c.text('标题', (row) => row.title)],
  subtitle: [c.text('账号', (row) => row.subtitle)],
  imageUrl: [c.text('图片', (row) => row.imageUrl)],
  url: [c.text('链接', (row) => row.url)],
  owner: [
    c.id('店铺/达人ID', (row) => row.owner?.id ?? null),
    c.text('店铺/达人', (row) => row.owner?.name ?? null),
  ],
  folder: [c.text('文件夹', (row) => row.folder?.name ?? null)],
  note: [c.text('备注', (row) => row.note)],
  outreach: [c.text('建联状态', (row) => (row.outreach === null ? null : OUTREACH[row.outreach]))],
  remindNext: [c.yes('开播/恢复提醒', (row) => row.remindNext)],
  savedAt: [c.moment('收藏时间', (row) => row.savedAt)],
  isGone: [c.yes('已失效', (row) => row.isGone)],
  priceThen: moneyColumns<FavouriteRow, unknown>('收藏时价', (row) => row.priceThen),
  priceNow: ofMarket(...moneyColumns<FavouriteRow, unknown>('现价', (row) => row.priceNow)),
  priceChange: ofMarket(c.share('涨跌', (row) => hundredth(row.priceChange))),
  salesThen: [c.count('收藏时总销量', (row) => row.salesThen)],
  salesNow: ofMarket(c.count('总销量', (row) => row.salesNow)),
  salesSince: ofMarket(c.count('收藏后销量', (row) => row.salesSince)),
  salesDay: ofMarket(c.count('日销量', (row) => row.salesDay)),
  audienceThen: [c.count('收藏时粉丝/观看', (row) => row.audienceThen)],
  audienceNow: ofMarket(c.count('现粉丝/观看', (row) => row.audienceNow)),
  audienceSince: ofMarket(c.count('粉丝/观看变化', (row) => row.audienceSince)),
  gmvUsd: ofMarket(c.usd('GMV', (row) => row.gmvUsd)),
  score: ofMarket(c.decimal('评分', (row) => row.score)),
  trend: ofMarket(c.text('30天每日销量', (row) => seriesText(row.trend))),
  updatedAt: ofMarket(c.moment('更新时间', (row) => row.updatedAt)),
} satisfies Record<
  Exclude<keyof FavouriteRow, 'marketplace' | 'quality' | 'kind'>,
  Catalog<FavouriteRow>[string]
>

/** Columns of what somebody keeps. */
export const FAVOURITE_COLUMNS: ListColumns<FavouriteRow, unknown> = {
  all,
  cells: { thing: ['id', 'titleZh', 'title', 'subtitle', 'url'], trust: [], actions: [] },
  quality: qualityColumns(
    (row) => row.quality,
    (row) => row.updatedAt,
  ),
}
