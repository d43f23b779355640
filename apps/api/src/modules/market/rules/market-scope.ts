import type { Marketplace } from '#modules/reference/rules/marketplace.ts'
import { EU27 } from '#modules/reference/rules/region.ts'
import { regionMatch } from '#modules/reference/rules/region-mask.ts'

/** Regions whose products are summed together: an option of the region filter (specification, section 3). */
export interface MarketScope {
  /** Stored: the regionId, or a number of its own for a set. 0 is everything. */
  code: number
  /** regionIds, ascending; empty for everything. */
  regions: readonly number[]
  /** Bits of product_metric.region_mask. */
  mask: bigint
}

const scope = (code: number, regions: readonly number[]): MarketScope => ({
  code,
  regions: [...regions].sort((a, b) => a - b),
  mask: regionMatch(regions).mask,
})
const single = (regionId: number) => scope(regionId, [regionId])

export const EVERYWHERE = scope(0, [])
const AUSTRALIA_AND_NEW_ZEALAND = scope(1_001, [12, 144])
const EUROPEAN_UNION = scope(1_002, EU27)

/** US, Canada, UK, Australia and New Zealand, EU, Mexico, Korea, Japan, Saudi Arabia, Philippines. */
const OPTIONS: readonly MarketScope[] = [
  ...[211, 37, 210].map(single),
  AUSTRALIA_AND_NEW_ZEALAND,
  EUROPEAN_UNION,
  ...[128, 185, 100, 174, 160].map(single),
]

/** Countries in which TikTok Shop sells. */
const TIKTOK: readonly MarketScope[] = [
  ...[211, 93, 210, 217, 197, 119, 160, 186, 128, 76, 69, 98, 29, 100, 179, 174].map(single),
]

/** Region options of a marketplace in the order of its filter, without "everything". */
export function scopesOf(marketplace: Marketplace): readonly MarketScope[] {
  return marketplace === 'tiktok' ? TIKTOK : OPTIONS
}

/** The option that is exactly these regionIds, comma separated in any order; undefined when there is none. */
export function findScope(marketplace: Marketplace, regions: string): MarketScope | undefined {
  const wanted = [...new Set(regions.split(',').map(Number))].sort((a, b) => a - b).join(',')
  return scopesOf(marketplace).find((one) => one.regions.join(',') === wanted)
}
