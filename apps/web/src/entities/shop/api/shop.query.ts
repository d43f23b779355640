import { apiQuery } from '#shared/api'
import type { Marketplace } from '../model/shop-row.ts'

/** One shop with its products taken apart. */
export const shopDetailQuery = (marketplace: Marketplace, id: string) =>
  apiQuery('getShop', { path: { marketplace, id } })

/** The last 30 days, or fewer where the tier sees less. */
export const shopHistoryQuery = (marketplace: Marketplace, id: string) =>
  apiQuery('getShopHistory', { path: { marketplace, id }, query: { days: 30 } })

/** A company and its shops. */
export const shopCompanyQuery = (marketplace: Marketplace, id: string) =>
  apiQuery('getShopCompany', { path: { marketplace, id } })
