import { marketplaceRecord } from '@haixuan/rules'
import {
  audienceSinceSaved,
  type FavouriteColumns,
  type FavouriteSlot,
  favouriteClosing,
  favouriteIdentity,
  priceThenAndNow,
  salesSinceSaved,
} from '#entities/favourite'
import { type Board, defineBoard, type Subject, withDetail } from '#shared/board'
import type { Marketplace } from '#shared/routes'

export type FavouriteBoard = Board<'searchFavourites', FavouriteSlot>

interface Collection {
  path: string
  title: string
  marketplace: Marketplace
  subject: Subject
  /** Page of one of them. */
  detailPath?: string
}

const CHANGES = { cheaper: '比收藏时便宜', dearer: '比收藏时贵', gone: '已失效' } as const
const OUTREACH = { none: '未联系', contacted: '已联系', sampled: '寄样', working: '合作' } as const

/** What the words are looked for in, beside the notes. */
const KEYWORD: Record<Subject, string> = {
  goods: '标题、备注、商品ID',
  shop: '店铺名、备注、ID',
  creator: '昵称、备注、账号',
  live: '标题、备注、直播ID',
  video: '标题、备注、视频ID',
}

const COLUMNS: Record<Subject, <C>(c: FavouriteColumns<C>) => C[]> = {
  goods: (c) => [
    ...favouriteIdentity(c, '商品'),
    c.slot('owner', '店铺', { width: 112 }),
    ...priceThenAndNow(c),
    ...salesSinceSaved(c, { daily: true }),
    c.series('trend', '30天走势', { width: 144 }),
    c.score('score', '评分'),
    c.slot('remindNext', '恢复提醒', { width: 96, hint: '断货后再次有销量时，在“消息”里告诉您' }),
    ...favouriteClosing(c),
  ],
  shop: (c) => [
    ...favouriteIdentity(c, '店铺'),
    ...salesSinceSaved(c, { daily: true }),
    ...audienceSinceSaved(c, '粉丝'),
    c.score('score', '评分'),
    ...favouriteClosing(c),
  ],
  creator: (c) => [
    ...favouriteIdentity(c, '达人'),
    c.slot('outreach', '建联状态', { width: 96 }),
    ...audienceSinceSaved(c, '粉丝'),
    ...salesSinceSaved(c, { daily: false }),
    c.usd('gmvUsd', '带货GMV($)', { width: 120 }),
    ...favouriteClosing(c),
  ],
  live: (c) => [
    ...favouriteIdentity(c, '直播'),
    c.slot('owner', '达人', { width: 112 }),
    c.slot('remindNext', '开播提醒', { width: 96, hint: '该达人再次开播时，在“消息”里告诉您' }),
    ...audienceSinceSaved(c, '观看人次'),
    ...salesSinceSaved(c, { daily: false }),
    c.usd('gmvUsd', '销售额($)', { width: 120 }),
    ...favouriteClosing(c),
  ],
  video: (c) => [
    ...favouriteIdentity(c, '视频'),
    c.slot('owner', '达人', { width: 112 }),
    ...audienceSinceSaved(c, '播放'),
    ...salesSinceSaved(c, { daily: false }),
    c.usd('gmvUsd', '视频GMV($)', { width: 120 }),
    ...favouriteClosing(c),
  ],
}

/** What somebody keeps of one kind, as a board; the newest first. */
export function collectBoard({ path, title, marketplace, subject, detailPath }: Collection): FavouriteBoard {
  const board = defineBoard({
    path,
    title,
    operation: 'searchFavourites',
    params: { marketplace, kind: subject },
    columns: <C>(c: FavouriteColumns<C>) => COLUMNS[subject](c),
    filters: (f) => [
      f.keyword('keyword', 'match', KEYWORD[subject]),
      ...(subject === 'creator' ? [f.choice('outreach', '建联状态', OUTREACH)] : []),
      f.choice('change', '收藏后变化', CHANGES),
    ],
    sort: 'saved_at:desc',
    access: marketplaceRecord(marketplace).access,
  })
  return detailPath === undefined ? board : withDetail(board, detailPath)
}
