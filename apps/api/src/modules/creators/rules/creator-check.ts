import { isItemId } from '@haixuan/rules'
import type { Amount } from '#modules/goods/rules'
import { type CategoryStep, dayNumber, isCurrency, isHandle } from '#modules/reference/rules'
import type { CreatorRecord, LiveRecord, VideoRecord } from './creator-record.ts'

/** No account has more followers, no live more viewers. */
const MOST = 1_000_000_000_000
const MOST_SMALL = 2_000_000_000

type Figures = Readonly<Record<string, number | null | undefined>>

function countFault(figures: Figures, most: number): string | null {
  for (const [label, count] of Object.entries(figures)) {
    if (count === null || count === undefined) continue
    if (!Number.isInteger(count) || count < 0) return `${label}应为不小于 0 的整数（${count}）`
    if (count > most) return `${label}过大（${count}）`
  }
  return null
}

function percentFault(figures: Figures, most: number): string | null {
  for (const [label, share] of Object.entries(figures)) {
    if (share === null || share === undefined) continue
    if (!(share >= 0 && share <= most)) return `${label}应在 0% 到 ${most}% 之间（${share}）`
  }
  return null
}

function amountFault(label: string, amount: Amount | null | undefined): string | null {
  if (!amount) return null
  if (!isCurrency(amount.currency)) return `${label}的币种“${amount.currency}”不是 ISO 4217 货币代码`
  return countFault({ [label]: amount.amount }, Number.MAX_SAFE_INTEGER)
}

function wordsFault(texts: readonly (string | null | undefined)[]): string | null {
  const long = texts.find((text) => (text?.length ?? 0) > 2_000)
  if (long) return '文本超过 2000 个字符'
  return texts.join('').includes('\u0000') ? '文本中含有空字符（U+0000）' : null
}

function pathFault(path: readonly CategoryStep[] | null | undefined): string | null {
  if ((path?.length ?? 0) > 6) return `类目路径有 ${path?.length} 级，最多 6 级`
  const bad = path?.find((step) => step.name.trim() === '' || (step.id !== undefined && !isItemId(step.id)))
  return bad ? `类目“${bad.id ?? ''} ${bad.name}”不合规` : null
}

function regionFault(record: { regionId?: number | null; seenAt: number }): string | null {
  const { regionId, seenAt } = record
  if (regionId != null && !(Number.isInteger(regionId) && regionId > 0 && regionId < 1000)) {
    return `地区编号 ${regionId} 不是 Temu regionId`
  }
  return Number.isSafeInteger(seenAt) && seenAt > 0 ? null : '采集时间无效'
}

function idFault(what: string, id: string): string | null {
  if (isItemId(id)) return null
  return `${what} ID“${id.slice(0, 60)}”不合规：只能有字母、数字、下划线和短横线，1 到 40 个字符`
}

/** Why a creator cannot be stored, in Chinese; null when they can. */
export function creatorFault(record: CreatorRecord): string | null {
  const { followers, likes, avgViews, unitsTotal, units, videoCount, goodsCount } = record
  if (!isHandle(record.handle)) return `达人账号“${record.handle.slice(0, 60)}”不合规`
  return (
    wordsFault([record.nickname, record.avatarUrl, record.url, ...(record.contact?.links ?? [])]) ??
    countFault(
      { 粉丝数: followers, 点赞数: likes, 平均播放: avgViews, 总销量: unitsTotal, 销量: units },
      MOST,
    ) ??
    countFault({ 作品数: videoCount, 商品数: goodsCount }, MOST_SMALL) ??
    percentFault({ 互动率: record.engagement }, 10_000) ??
    percentFault({ 直播GMV占比: record.liveShare, 女性占比: record.female }, 100) ??
    percentFault(
      Object.fromEntries((record.ages ?? []).map((age, i) => [`第 ${i + 1} 组年龄占比`, age])),
      100,
    ) ??
    amountFault('带货GMV', record.gmv) ??
    amountFault('带货总GMV', record.gmvTotal) ??
    pathFault(record.categoryPath) ??
    regionFault(record)
  )
}

const ownerFault = (record: LiveRecord | VideoRecord) =>
  creatorFault({ ...record.creator, marketplace: record.marketplace, seenAt: record.seenAt })

/** Why a live cannot be stored, in Chinese; null when it can. */
export function liveFault(record: LiveRecord): string | null {
  const { startedAt, endedAt, goods = [] } = record
  if (typeof endedAt === 'number' && endedAt < startedAt) return '下播时间早于开播时间'
  if ((record.online?.length ?? 0) > 3_000 || (record.gmvByMinute?.length ?? 0) > 3_000) {
    return '分钟曲线超过 3000 分钟'
  }
  if (goods.length > 500) return `直播商品有 ${goods.length} 个，最多 500 个`
  const bad = goods.map((item) => idFault('直播商品', item.externalId)).find((fault) => fault !== null)
  return (
    bad ??
    idFault('直播', record.externalId) ??
    (record.title.trim() === '' ? '标题为空' : null) ??
    wordsFault([record.title, record.coverUrl]) ??
    countFault({ 开播时间: startedAt, 累计观看: record.viewers, 销量: record.units }, 10 ** 15) ??
    countFault({ 在线峰值: record.peakOnline, 商品数: record.goodsCount }, MOST_SMALL) ??
    amountFault('销售额', record.gmv) ??
    pathFault(record.categoryPath) ??
    ownerFault(record) ??
    regionFault(record)
  )
}

function promotionFault({ promotedFrom, promotedTo }: VideoRecord): string | null {
  for (const day of [promotedFrom, promotedTo])
    if (day != null && dayNumber(day) === null) return `投流日期“${day}”不是 yyyy-mm-dd`
  return promotedFrom != null && promotedTo != null && promotedTo < promotedFrom
    ? '投流结束早于投流开始'
    : null
}

/** Why a video cannot be stored, in Chinese; null when it can. */
export function videoFault(record: VideoRecord): string | null {
  const { views, likes, comments, shares, units } = record
  return (
    idFault('视频', record.externalId) ??
    (record.goodsId ? idFault('商品', record.goodsId) : null) ??
    wordsFault([record.title, record.coverUrl, record.url]) ??
    countFault({ 播放数: views, 点赞数: likes, 评论数: comments, 分享数: shares, 视频销量: units }, MOST) ??
    countFault({ 时长: record.duration }, MOST_SMALL) ??
    amountFault('视频GMV', record.gmv) ??
    promotionFault(record) ??
    pathFault(record.categoryPath) ??
    ownerFault(record) ??
    regionFault(record)
  )
}
