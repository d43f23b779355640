import { isItemId, isShopId } from '@haixuan/rules'
import { dayNumber, isCurrency } from '#modules/reference/rules'
import type { Amount, GoodsRecord } from './goods-record.ts'

/** Figures that the database can hold; a larger one is an error of the source. */
export const COUNT_LIMIT = 2_000_000_000

function amountFault(label: string, amount: Amount | null | undefined): string | null {
  if (amount === null || amount === undefined) return null
  if (!isCurrency(amount.currency)) return `${label}的币种“${amount.currency}”不是 ISO 4217 货币代码`
  if (!Number.isInteger(amount.amount)) return `${label}应为最小货币单位的整数`
  if (amount.amount < 0) return `${label}为负数（${amount.amount}）`
  return amount.amount > COUNT_LIMIT ? `${label}过大（${amount.amount}）` : null
}

function countFault(label: string, count: number | null | undefined): string | null {
  if (count === null || count === undefined) return null
  if (!Number.isInteger(count) || count < 0) return `${label}应为不小于 0 的整数（${count}）`
  return count > COUNT_LIMIT ? `${label}过大（${count}）` : null
}

function scoreFault(label: string, score: number | null | undefined): string | null {
  if (score === null || score === undefined) return null
  return score >= 0 && score <= 5 ? null : `${label}应在 0 到 5 之间（${score}）`
}

function dayFault(label: string, day: string | null | undefined): string | null {
  if (day === null || day === undefined) return null
  return dayNumber(day) === null ? `${label}“${day}”不是 yyyy-mm-dd 日期` : null
}

function textFault(record: GoodsRecord): string | null {
  if (!isItemId(record.externalId)) {
    return `商品 ID“${record.externalId.slice(0, 60)}”不合规：只能有字母、数字、下划线和短横线，1 到 40 个字符`
  }
  if (record.title.trim() === '') return '标题为空'
  if (record.title.length > 2_000 || (record.titleZh?.length ?? 0) > 2_000) return '标题超过 2000 个字符'
  const names = (record.categoryPath ?? []).flatMap((step) => [step.name, step.nameZh])
  const texts = [
    record.title,
    record.titleZh,
    record.url,
    record.imageUrl,
    record.shop?.name,
    ...names,
    record.brand,
  ]
  const all = [...texts, ...(record.tags ?? []), ...(record.images ?? []), record.shipFrom]
  const words = [
    ...(record.skus ?? []).map(({ id, name }) => `${id ?? ''}${name}`),
    ...(record.sizes ?? []).map(({ name }) => name),
    ...(record.reviewWords ?? []).map(({ word }) => word),
  ]
  return [...all, ...words].join('').includes('\u0000') ? '文本中含有空字符（U+0000）' : null
}

function partsFault(record: GoodsRecord): string | null {
  for (const price of record.regionPrices ?? []) {
    const fault = amountFault(`地区 ${price.regionId} 的价格`, price) ?? dayFault('价格日期', price.day)
    if (fault) return fault
    if (!Number.isInteger(price.regionId) || price.regionId < 1 || price.regionId > 999) {
      return `地区编号 ${price.regionId} 不是 Temu regionId`
    }
  }
  for (const area of record.reviewsByArea ?? []) {
    const fault = countFault('评论数', area.commentCount) ?? scoreFault('评分', area.score)
    if (fault) return fault
  }
  const path = record.categoryPath ?? []
  if (path.length > 6) return `类目路径有 ${path.length} 级，最多 6 级`
  const bad = path.find((step) => step.name.trim() === '' || (step.id !== undefined && !isItemId(step.id)))
  if (bad) return `类目“${bad.id ?? ''} ${bad.name}”不合规`
  const shopId = record.shop?.id
  return shopId !== undefined && !isShopId(shopId) ? `店铺 ID“${shopId.slice(0, 80)}”不合规` : null
}

function traitsFault(record: GoodsRecord): string | null {
  const { commission } = record
  if (typeof commission === 'number' && !(commission >= 0 && commission <= 100)) {
    return `佣金应在 0 到 100 之间（${commission}）`
  }
  const small = [record.colourCount, record.sizeCount, record.sizesOut].find((count) => (count ?? 0) > 30_000)
  if (small !== undefined) return `颜色数或尺码数过大（${small}）`
  const site = (record.siteIds ?? []).find((id) => !Number.isInteger(id) || id < 100 || id > 999)
  if (site !== undefined) return `站点编号 ${site} 不是 Temu siteId`
  return (
    countFault('颜色数', record.colourCount) ??
    countFault('尺码数', record.sizeCount) ??
    countFault('缺货尺码数', record.sizesOut) ??
    countFault('带货达人数', record.creatorCount) ??
    countFault('视频数', record.videoCount) ??
    countFault('视频销量', record.videoSales) ??
    countFault('直播销量', record.liveSales) ??
    countFault('商品卡销量', record.cardSales) ??
    countFault('收藏数', record.wishCount)
  )
}

const MOST_SKUS = 200
const MOST_SIZES = 200
const MOST_WORDS = 50

function extrasFault(record: GoodsRecord): string | null {
  const { skus = [], sizes = [], starCounts = [], reviewWords = [], price } = record
  if (skus.length > MOST_SKUS) return `SKU 有 ${skus.length} 个，最多 ${MOST_SKUS} 个`
  if (skus.some((sku) => sku.name.trim() === '')) return '有 SKU 没有规格'
  if (skus.some((sku) => sku.price !== null) && !price) return 'SKU 有价格，商品却没有价格和币种'
  if (sizes.length > MOST_SIZES) return `尺码有 ${sizes.length} 个，最多 ${MOST_SIZES} 个`
  if (sizes.some(({ name }) => name.trim() === '')) return '有尺码没有名称'
  if (starCounts.length !== 0 && starCounts.length !== 5) {
    return `各星级评论数应为五星到一星 5 个，这里有 ${starCounts.length} 个`
  }
  if (reviewWords.length > MOST_WORDS) return `评论词有 ${reviewWords.length} 个，最多 ${MOST_WORDS} 个`
  if (reviewWords.some(({ word }) => word.trim() === '')) return '有评论词是空的'
  const counts = [
    ...skus.flatMap((sku) => [countFault('SKU 价格', sku.price), countFault('SKU 库存', sku.stock)]),
    ...starCounts.map((count) => countFault('星级评论数', count)),
    ...reviewWords.map(({ count }) => countFault('评论词的评论数', count)),
  ]
  return counts.find((fault) => fault !== null) ?? null
}

/** Why a record cannot be stored, in Chinese; null when it can. */
export function goodsFault(record: GoodsRecord): string | null {
  return (
    textFault(record) ??
    amountFault('价格', record.price) ??
    amountFault('原价', record.originalPrice) ??
    countFault('总销量', record.salesTotal) ??
    countFault('日销量', record.salesDay) ??
    countFault('周销量', record.salesWeek) ??
    countFault('月销量', record.salesMonth) ??
    countFault('评论数', record.commentCount) ??
    scoreFault('评分', record.score) ??
    dayFault('上架日期', record.listedAt) ??
    dayFault('首次出现日期', record.firstSeenAt) ??
    (Number.isSafeInteger(record.seenAt) && record.seenAt > 0 ? null : '采集时间无效') ??
    partsFault(record) ??
    traitsFault(record) ??
    extrasFault(record)
  )
}
