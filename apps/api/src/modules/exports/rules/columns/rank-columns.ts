import type { components } from '@haixuan/api-sdk/schema'
import { columnsOf } from '../file-column.ts'
import { type Catalog, type ListColumns, moneyColumns, qualityColumns } from './catalog.ts'
import { GOODS_CELLS, GOODS_COLUMNS, type GoodsExtra, type GoodsRow } from './goods-columns.ts'

type RankRow = components['schemas']['RankRow']
type Own = Exclude<keyof RankRow, keyof GoodsRow>

const c = columnsOf<RankRow, GoodsExtra>()
const money = (heading: string, pick: Parameters<typeof moneyColumns<RankRow, GoodsExtra>>[1]) =>
  moneyColumns<RankRow, GoodsExtra>(heading, pick)
const JUDGEMENT = { real: '真实断货', delisted: '下架', gap: '数据缺失' } as const
const CHANCE = ['增速', '竞争', '评分', '价格带', '断货信号']
const POTENTIAL = ['增速', '达人饱和度', '佣金']

function partsText({ parts = [] }: RankRow): string | null {
  const names = parts.length === POTENTIAL.length ? POTENTIAL : CHANCE
  return parts.length === 0 ? null : names.map((name, at) => `${name} ${parts[at] ?? '—'}`).join('；')
}

const own = {
  place: [c.count('名次', (row) => row.place)],
  placeChange: [c.count('名次升降', (row) => row.placeChange)],
  daysOnBoard: [c.count('连续上榜天数', (row) => row.daysOnBoard)],
  periodSales: [c.count('本期销量', (row) => row.periodSales)],
  periodSalesBefore: [c.count('上期销量', (row) => row.periodSalesBefore)],
  growth: [c.share('环比', (row) => row.growth)],
  priceBefore: money('原价', (row) => row.priceBefore),
  priceNow: money('现价', (row) => row.priceNow),
  dropAmount: money('降价额', (row) => row.dropAmount),
  dropShare: [c.share('降幅', (row) => row.dropShare)],
  droppedAt: [c.day('降价时间', (row) => row.droppedAt)],
  lowest30: money('30天最低价', (row) => row.lowest30),
  salesChange: [c.share('降价后日销变化', (row) => row.salesChange)],
  daysListed: [c.count('上架天数', (row) => row.daysListed)],
  salesFirst3: [c.count('首3日销量', (row) => row.salesFirst3)],
  salesLast7: [c.count('7日销量', (row) => row.salesLast7)],
  salesPerDay: [c.decimal('日均销量', (row) => row.salesPerDay)],
  slope: [c.share('爬坡率', (row) => row.slope)],
  soldOutAt: [c.day('售罄时间', (row) => row.soldOutAt)],
  daysOut: [c.count('断货天数', (row) => row.daysOut)],
  salesBeforeOut: [c.decimal('断货前7日均销', (row) => row.salesBeforeOut)],
  judgement: [c.text('判定', (row) => (row.judgement === null ? null : JUDGEMENT[row.judgement]))],
  sameOnSale: [c.count('同款在售数', (row) => row.sameOnSale)],
  backAt: [c.day('恢复时间', (row) => row.backAt)],
  usScore: [c.decimal('美国评分', (row) => row.usScore)],
  usComments: [c.count('美国评论数', (row) => row.usComments)],
  euScore: [c.decimal('欧洲评分', (row) => row.euScore)],
  euComments: [c.count('欧洲评论数', (row) => row.euComments)],
  newComments: [c.count('近30天新增评论', (row) => row.newComments)],
  regionPrice: money('该区价格', (row) => row.regionPrice),
  regionSales: [c.count('该区销量', (row) => row.regionSales)],
  chanceScore: [c.decimal('机会分', (row) => row.chanceScore)],
  parts: [c.text('机会分构成', partsText)],
  newCreators: [c.count('近7天新增达人', (row) => row.newCreators)],
  videoGmvUsd: [c.usd('视频GMV', (row) => row.videoGmvUsd)],
  topVideo: [
    c.id('视频ID', (row) => row.topVideo?.id ?? null),
    c.text('视频标题', (row) => row.topVideo?.title ?? null),
    c.moment('视频发布时间', (row) => row.topVideo?.postedAt ?? null),
    c.count('视频播放', (row) => row.topVideo?.views ?? null),
    c.count('视频点赞', (row) => row.topVideo?.likes ?? null),
    c.count('视频分享', (row) => row.topVideo?.shares ?? null),
    c.yes('视频投流', (row) => row.topVideo?.promoted ?? null),
  ],
} satisfies Record<Own, Catalog<RankRow, GoodsExtra>[string]>

/** Columns of a board of products. */
export const RANK_COLUMNS: ListColumns<RankRow, GoodsExtra> = {
  all: { ...own, ...GOODS_COLUMNS.all },
  cells: {
    ...GOODS_CELLS,
    place: ['place', 'placeChange'],
    perDay: ['salesPerDay'],
    beforeOut: ['salesBeforeOut'],
    chance: ['chanceScore', 'parts'],
    reasons: [],
    // All of it is with the video.
    ...{ videoViews: [], videoLikes: [], videoShares: [], promoted: [] },
  },
  quality: qualityColumns(
    (row) => row.quality,
    (row) => row.updatedAt,
    (extra) => extra,
  ),
}
