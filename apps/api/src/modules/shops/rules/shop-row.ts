import type { components } from '@haixuan/api-sdk/schema'
import { hostingOf, known, medalOf, originOf, SHOP_FLAG } from '#modules/goods/rules'
import { isoDay, marketplaceOfCode, REGIONS } from '#modules/reference/rules'

import { NO_CHANGE } from './rank-shops.ts'

export type ShopRow = components['schemas']['ShopRow']

/** A row as the database gives it. */
export interface ShopRowData {
  shopId: number
  marketplace: number
  externalId: string
  name: string
  flags: number
  logoUrl: string | null
  url: string | null
  brand: string | null
  companyKey: string | null
  companyName: string | null
  regionId: number
  categories: number
  mainShare: number
  goodsCount: number
  newWeek: number
  soldOut: number
  active: number
  topShare: number
  brandShare: number
  discount: number
  salesDay: number
  salesWeek: number
  salesMonth: number
  salesTotal: number
  weekChange: number
  gmv: number
  gmvWeek: number
  gmvChange: number
  priceAvg: number
  perGoods: number
  followers: number
  score: number
  reviewCount: number
  goodRate: number
  /** Stars times 100; null without a profile. */
  dsrItem: number | null
  dsrService: number | null
  dsrShipping: number | null
  creators: number
  creatorsNew: number
  openedDay: number
  updatedAt: number
  mixKeys: string[]
  mixNames: string[]
  mixShares: number[]
  startDay: number | null
  sales: number[] | null
  known: number[] | null
}

/** Days of the trend in a list. */
const TREND_DAYS = 30

/** Thousandths as a share from 0 to 1. */
const shareOf = (thousandths: number) => (thousandths < 0 ? null : thousandths / 1000)
/** A stored change as a ratio; nothing falls by more than all of it. */
export const changeOf = (thousandths: number) => (thousandths === NO_CHANGE ? null : thousandths / 1000)

const stars = (hundredths: number | null) => (hundredths === null || hundredths < 0 ? null : hundredths / 100)

/** The detailed ratings; null where none is known. */
function dsrOf({ dsrItem, dsrService, dsrShipping }: ShopRowData): ShopRow['dsr'] {
  const dsr = { item: stars(dsrItem), service: stars(dsrService), shipping: stars(dsrShipping) }
  return Object.values(dsr).every((value) => value === null) ? null : dsr
}

/**
 * A shop as the contract shows it.
 * @param historyDays days of history that the caller may see; the trend is cut to them
 */
export function shopRow(data: ShopRowData, historyDays: number): ShopRow {
  const { flags } = data
  const has = (bit: number) => (flags & bit) !== 0
  const days = Math.min(historyDays, TREND_DAYS)
  const trend = (data.sales ?? []).slice(-days).map(known)
  const isPartial = (data.known ?? []).slice(-days).some((share) => share >= 0 && share < 1000)
  return {
    id: data.externalId,
    marketplace: marketplaceOfCode(data.marketplace),
    name: data.name,
    logoUrl: data.logoUrl,
    url: data.url,
    hosting: hostingOf(flags),
    origin: originOf(flags),
    medal: medalOf(flags),
    official: has(SHOP_FLAG.official),
    starSeller: has(SHOP_FLAG.starSeller),
    repeat: has(SHOP_FLAG.repeat),
    brand: data.brand,
    company: data.companyKey === null ? null : { id: data.companyKey, name: data.companyName ?? '' },
    regionId: known(data.regionId),
    regionName: data.regionId < 0 ? null : (REGIONS.get(data.regionId)?.nameZh ?? String(data.regionId)),
    categories: data.mixKeys.map((id, at) => ({
      id,
      name: data.mixNames[at] || id,
      share: shareOf(data.mixShares[at] ?? -1),
    })),
    categoryCount: known(data.categories),
    mainShare: shareOf(data.mainShare),
    goodsCount: known(data.goodsCount),
    newWeek: known(data.newWeek),
    soldOut: known(data.soldOut),
    activeShare: shareOf(data.active),
    topShare: shareOf(data.topShare),
    brandShare: shareOf(data.brandShare),
    discountShare: data.discount < 0 ? null : data.discount / 100,
    salesDay: known(data.salesDay),
    salesWeek: known(data.salesWeek),
    salesMonth: known(data.salesMonth),
    salesTotal: known(data.salesTotal),
    weekChange: changeOf(data.weekChange),
    gmvUsd: known(data.gmv),
    gmvWeekUsd: known(data.gmvWeek),
    gmvChange: changeOf(data.gmvChange),
    priceUsd: known(data.priceAvg),
    perGoods: data.perGoods < 0 ? null : data.perGoods / 100,
    followers: known(data.followers),
    score: data.score < 0 ? null : data.score / 100,
    reviewCount: known(data.reviewCount),
    goodRate: shareOf(data.goodRate),
    dsr: dsrOf(data),
    creatorCount: known(data.creators),
    creatorsNew: known(data.creatorsNew),
    openedAt: data.openedDay < 0 ? null : isoDay(data.openedDay),
    trend,
    updatedAt: data.updatedAt > 0 ? data.updatedAt : null,
    quality: {
      demo: has(SHOP_FLAG.demo),
      suspect: false,
      stockOut: false,
      interpolated: isPartial,
      estimated: has(SHOP_FLAG.estimated),
    },
  }
}
