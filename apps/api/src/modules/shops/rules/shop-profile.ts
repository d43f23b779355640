import { isShopId } from '@haixuan/rules'
import {
  type Hosting,
  type Medal,
  MISSING,
  type Origin,
  SHOP_FLAG,
  SHOP_FLAG_GROUP,
  shopBits,
} from '#modules/goods/rules'
import { dayNumber, dayOfTime, type Marketplace } from '#modules/reference/rules'
/**
 * What a source says of a shop. A missing field says nothing, null says that the value is unknown. Of two sources the
 * newer one counts; an older one only fills in.
 */
export interface ShopProfile {
  marketplace: Marketplace
  externalId: string
  name: string
  url?: string | null
  logoUrl?: string | null
  brand?: string | null
  /** The company that is confirmed to own the shop. */
  company?: { id: string; name: string } | null
  hosting?: Hosting | null
  origin?: Origin | null
  medal?: Medal | null
  official?: boolean
  starSeller?: boolean
  /** Buyers come back, as the marketplace says. */
  repeat?: boolean
  /** Temu regionId. */
  regionId?: number | null
  /** yyyy-mm-dd. */
  openedAt?: string | null
  followers?: number | null
  /** Stars, 0 to 5. */
  score?: number | null
  reviewCount?: number | null
  /** Percent of good reviews. */
  goodRate?: number | null
  /** Detailed ratings, 0 to 5: as described, communication, shipping. */
  dsrItem?: number | null
  dsrService?: number | null
  dsrShipping?: number | null
  /** Of the whole shop, as the marketplace states them. */
  salesTotal?: number | null
  goodsCount?: number | null
  estimated?: boolean
  /** Epoch milliseconds at which the source was collected. */
  seenAt: number
}

/** A stored profile, without its keys (migrations/0040-shops.sql). */
export interface StoredProfile {
  updated_at: number
  company_id: number
  followers: number
  stated_sales: number
  stated_goods: number
  review_count: number
  opened_day: number
  flags: number
  region_id: number
  score: number
  good_rate: number
  dsr_item: number
  dsr_service: number
  dsr_shipping: number
  brand: string | null
  logo_url: string | null
  url: string | null
}

export const NO_PROFILE: StoredProfile = {
  ...{ updated_at: 0, company_id: MISSING, followers: MISSING, stated_sales: MISSING, stated_goods: MISSING },
  ...{ review_count: MISSING, opened_day: MISSING, flags: 0, region_id: MISSING, score: MISSING },
  ...{ good_rate: MISSING, dsr_item: MISSING, dsr_service: MISSING, dsr_shipping: MISSING },
  ...{ brand: null, logo_url: null, url: null },
}

const scaled = (value: number | null | undefined, by: number) =>
  value === null || value === undefined ? value : Math.round(value * by)

/** The stored profile after a source was heard. @param companyId undefined when the source names no company */
export function mergeProfile(
  stored: StoredProfile,
  profile: ShopProfile,
  companyId: number | null | undefined,
): StoredProfile {
  const newer = profile.seenAt >= stored.updated_at
  const meet = <T>(have: T, missing: T, said: T | null | undefined): T =>
    said !== undefined && (newer || have === missing) ? (said ?? missing) : have
  let { flags } = stored
  const group = (mask: number, said: number | undefined) => {
    if (said !== undefined) flags = (flags & ~mask) | meet(flags & mask, 0, said)
  }
  const mark = (bit: number, said: boolean | undefined) =>
    group(bit, said === undefined ? undefined : said ? bit : 0)
  group(
    SHOP_FLAG_GROUP.hosting,
    profile.hosting === undefined ? undefined : shopBits.hosting(profile.hosting),
  )
  group(SHOP_FLAG_GROUP.origin, profile.origin === undefined ? undefined : shopBits.origin(profile.origin))
  group(SHOP_FLAG_GROUP.medal, profile.medal === undefined ? undefined : shopBits.medal(profile.medal))
  mark(SHOP_FLAG.official, profile.official)
  mark(SHOP_FLAG.starSeller, profile.starSeller)
  mark(SHOP_FLAG.repeat, profile.repeat)
  mark(SHOP_FLAG.estimated, profile.estimated)
  const opened = profile.openedAt
  return {
    updated_at: Math.max(stored.updated_at, profile.seenAt),
    company_id: meet(stored.company_id, MISSING, companyId),
    followers: meet(stored.followers, MISSING, profile.followers),
    stated_sales: meet(stored.stated_sales, MISSING, profile.salesTotal),
    stated_goods: meet(stored.stated_goods, MISSING, profile.goodsCount),
    review_count: meet(stored.review_count, MISSING, profile.reviewCount),
    opened_day: meet(stored.opened_day, MISSING, typeof opened === 'string' ? dayNumber(opened) : opened),
    flags,
    region_id: meet(stored.region_id, MISSING, profile.regionId),
    score: meet(stored.score, MISSING, scaled(profile.score, 100)),
    good_rate: meet(stored.good_rate, MISSING, scaled(profile.goodRate, 10)),
    dsr_item: meet(stored.dsr_item, MISSING, scaled(profile.dsrItem, 100)),
    dsr_service: meet(stored.dsr_service, MISSING, scaled(profile.dsrService, 100)),
    dsr_shipping: meet(stored.dsr_shipping, MISSING, scaled(profile.dsrShipping, 100)),
    brand: meet(stored.brand, null, profile.brand === undefined ? undefined : profile.brand?.trim() || null),
    logo_url: meet(stored.logo_url, null, profile.logoUrl),
    url: meet(stored.url, null, profile.url),
  }
}

const COUNT_LIMIT = 2_000_000_000

function countFault(label: string, count: number | null | undefined): string | null {
  if (count === null || count === undefined) return null
  if (!Number.isInteger(count) || count < 0) return `${label}应为不小于 0 的整数（${count}）`
  return count > COUNT_LIMIT ? `${label}过大（${count}）` : null
}

function upTo(label: string, value: number | null | undefined, most: number): string | null {
  if (value === null || value === undefined) return null
  return value >= 0 && value <= most ? null : `${label}应在 0 到 ${most} 之间（${value}）`
}

/** Chinese sentence that says why a profile cannot be kept; null when it can. */
export function profileFault(profile: ShopProfile): string | null {
  const { externalId, name, company, openedAt, regionId } = profile
  if (!isShopId(externalId)) return `店铺 ID“${externalId.slice(0, 80)}”不合规`
  if (name.trim() === '') return '店铺名称为空'
  if (name.length > 500) return '店铺名称超过 500 个字符'
  const words = [name, profile.url, profile.logoUrl, profile.brand, company?.id, company?.name].join('')
  if (words.includes('\u0000')) return '文本中含有空字符（U+0000）'
  if (company && (!isShopId(company.id) || company.name.trim() === '')) return `公司“${company.id}”不合规`
  if (openedAt && dayNumber(openedAt) === null) return `开店时间“${openedAt}”不是 yyyy-mm-dd 日期`
  if (openedAt && (dayNumber(openedAt) ?? 0) > dayOfTime(profile.seenAt) + 1)
    return `开店时间 ${openedAt} 晚于采集时间`
  if (
    regionId !== null &&
    regionId !== undefined &&
    !(Number.isInteger(regionId) && regionId > 0 && regionId < 1000)
  ) {
    return `地区编号 ${regionId} 不是 Temu regionId`
  }
  return (
    countFault('粉丝数', profile.followers) ??
    countFault('总销量', profile.salesTotal) ??
    countFault('商品数', profile.goodsCount) ??
    countFault('评论数', profile.reviewCount) ??
    upTo('评分', profile.score, 5) ??
    upTo('好评率', profile.goodRate, 100) ??
    upTo('描述相符', profile.dsrItem, 5) ??
    upTo('沟通', profile.dsrService, 5) ??
    upTo('发货速度', profile.dsrShipping, 5)
  )
}
