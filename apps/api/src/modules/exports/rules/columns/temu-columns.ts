import { columnsOf, type FileColumn } from '../file-column.ts'
import { type GoodsExtra, type GoodsRow, hostingText } from './goods-columns.ts'

const c = columnsOf<GoodsRow, GoodsExtra>()

/** GMV in euros, at the rate that the price in euros stands for. */
function gmvEur({ gmvUsd, priceUsd }: GoodsRow, extra: GoodsExtra | undefined): number | null {
  if (gmvUsd === null || !priceUsd || extra?.eur == null) return null
  return Math.round((gmvUsd * extra.eur) / priceUsd) / 100
}

/** The 31 columns that users of product tools know, one heading row. What no source tells is empty. */
export const TEMU_COLUMNS: readonly FileColumn<GoodsRow, GoodsExtra>[] = [
  c.id('店铺ID', (row) => row.shop?.id ?? null),
  c.text('店铺名称', (row) => row.shop?.name ?? null),
  c.text('店铺模式', (_, extra) => hostingText(extra?.shop?.hosting ?? null)),
  c.text('店铺logo', (_, extra) => extra?.shop?.logoUrl ?? null),
  c.count('店铺商品数', (_, extra) => extra?.shop?.goodsCount ?? null),
  c.count('店铺总销量', (_, extra) => extra?.shop?.salesTotal ?? null),
  c.decimal('店铺评分', (_, extra) => extra?.shop?.score ?? null),
  c.count('店铺粉丝', (_, extra) => extra?.shop?.followers ?? null),
  c.day('上架时间', (row) => row.listedAt),
  c.day('收录时间', (_, extra) => extra?.firstSeenAt ?? null),
  c.id('商品ID', (row) => row.id),
  c.text('商品标题（中文）', (row) => row.titleZh),
  c.text('商品标题（英文）', (row) => row.title),
  c.text('商品主图', (row) => row.imageUrl),
  c.text('商品轮播图', (_, extra) => extra?.images.join('\n') || null),
  // Sources say whether there is a video, not where.
  c.text('商品视频', (row) => (row.hasVideo === null ? null : row.hasVideo ? '有' : '无')),
  c.text('商品链接', (row) => row.url),
  c.text('前台分类（英文）', (_, extra) => extra?.category?.names ?? null),
  c.text('前台分类（中文）', (_, extra) => extra?.category?.namesZh ?? null),
  c.text('后台分类', () => null),
  c.text('标签', (row) => row.tags.join('、') || null),
  c.usd('美元价格($)', (row) => row.priceUsd),
  c.decimal('欧元价格(€)', (_, extra) => (extra?.eur == null ? null : extra.eur / 100)),
  c.usd('GMV($)', (row) => row.gmvUsd),
  c.decimal('GMV(€)', gmvEur),
  c.count('总销量', (row) => row.salesTotal),
  c.count('日销量', (row) => row.salesDay),
  c.count('周销量', (row) => row.salesWeek),
  c.count('月销量', (row) => row.salesMonth),
  c.decimal('评分', (row) => row.score),
  c.count('总评论数', (row) => row.commentCount),
]
